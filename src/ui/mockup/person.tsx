import { css } from '@emotion/react';
import type { ScreenPerson } from '../../generated/types.ts';
import { color, radius } from '../../theme/tokens.ts';
import Portrait from './portrait.tsx';
import { parts } from './screens/parts.ts';

/** Somebody's face, name and role, in one row. */
export default function Person({ portrait, name, role }: ScreenPerson) {
  return (
    <div css={parts.line}>
      <Portrait portrait={portrait} look={face} />
      <div>
        <div css={parts.value}>{name}</div>
        <div css={parts.label}>{role}</div>
      </div>
    </div>
  );
}

const face = css({
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: radius.pill,
  background: color('brand-100'),
});
