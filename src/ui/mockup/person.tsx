import type { ScreenPerson } from '../../generated/types.ts';
import { boundWords } from './bound-words.ts';
import Portrait from './portrait.tsx';
import { parts } from './screens/parts.ts';

/** Somebody's face, name and role, in one row. */
export default function Person({ portrait, name, role }: ScreenPerson) {
  return (
    <div css={parts.line}>
      <Portrait portrait={portrait} look={parts.face} crop="near" />
      <div>
        <div css={parts.value}>{name}</div>
        <div css={parts.label}>{boundWords(role)}</div>
      </div>
    </div>
  );
}
