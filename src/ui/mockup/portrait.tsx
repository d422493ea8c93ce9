import type { css } from '@emotion/react';
import type { ScreenPerson } from '../../generated/types.ts';
import { ownDrawing } from '../../lib/drawing-addresses.ts';
import { usePage } from '../../state/page-context.ts';

type Props = Pick<ScreenPerson, 'portrait'> & {
  look: ReturnType<typeof css>;
  crop?: keyof typeof crops;
};

/** Parts of a drawing of 200 by 260, and how they take a box of other proportions. */
const crops = {
  near: { viewBox: '28 25 144 144', preserveAspectRatio: 'xMidYMax slice' },
  bust: { viewBox: '0 0 200 200', preserveAspectRatio: 'xMidYMax slice' },
  body: { viewBox: '0 22 200 228', preserveAspectRatio: 'xMidYMax' },
};

/**
 * A drawn face of nobody.
 * @param crop how much is shown: the head, which a small circle cuts at the shoulders; the bust,
 *   which fills its box; or all down to the arms, whole in its box and standing at its foot
 */
export default function Portrait({ portrait, look, crop = 'bust' }: Props) {
  const { shell } = usePage();
  return (
    <svg css={look} {...crops[crop]}>
      <use href={ownDrawing(shell.drawings, 'person', portrait)} width="200" height="260" />
    </svg>
  );
}
