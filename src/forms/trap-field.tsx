import { css } from '@emotion/react';
import { useText } from '../ui/text.ts';

/** A field that people neither see nor reach: who fills it in is a program. */
export default function TrapField({ id, name }: { id: string; name: string }) {
  const text = useText();
  return (
    <div css={trap} aria-hidden="true">
      <label htmlFor={id}>{text('common.trapLabel')}</label>
      <input type="text" id={id} name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
    </div>
  );
}

const trap = css({
  position: 'absolute',
  left: '-625rem',
  width: 1,
  height: 1,
  overflow: 'hidden',
});
