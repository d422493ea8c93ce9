import type { css } from '@emotion/react';
import type { ScreenPerson } from '../../generated/types.ts';
import { usePage } from '../../state/page-context.ts';

type Props = Pick<ScreenPerson, 'portrait'> & { look: ReturnType<typeof css> };

/** A drawn face of nobody, of the sheet of drawings. It fills its box and is cut at its bottom. */
export default function Portrait({ portrait, look }: Props) {
  const { shell } = usePage();
  return (
    <svg css={look} viewBox="0 0 200 200" preserveAspectRatio="xMidYMax slice">
      <use href={`${shell.drawings}#person-${portrait}`} />
    </svg>
  );
}
