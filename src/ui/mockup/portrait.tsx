import type { css } from '@emotion/react';
import type { ScreenPerson } from '../../generated/types.ts';
import { usePage } from '../../state/page-context.ts';

type Props = Pick<ScreenPerson, 'portrait'> & { look: ReturnType<typeof css>; near?: boolean };

/**
 * A drawn face of nobody, of the sheet of drawings. It fills its box and is cut at its bottom.
 * @param near whether it is cut close to the face, as small pictures are
 */
export default function Portrait({ portrait, look, near }: Props) {
  const { shell } = usePage();
  return (
    <svg
      css={look}
      viewBox={near ? '24 12 152 152' : '0 0 200 200'}
      preserveAspectRatio="xMidYMax slice"
    >
      <use href={`${shell.drawings}#person-${portrait}`} width="200" height="200" />
    </svg>
  );
}
