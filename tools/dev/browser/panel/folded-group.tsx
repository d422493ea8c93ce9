import { type ReactNode, useState } from 'react';

type Props = {
  title: string;
  /** Whether it shows what is in it in any case. */
  isHeldOpen: boolean;
  /** Whether it is unfolded at first. */
  startsOpen?: boolean;
  children: () => ReactNode;
};

/** A group whose fields are drawn when it is opened: what has many groups opens as fast as one. */
export function FoldedGroup({ title, isHeldOpen, startsOpen = false, children }: Props) {
  const [isUnfolded, setUnfolded] = useState(startsOpen);
  const isOpen = isUnfolded || isHeldOpen;
  return (
    <fieldset>
      <legend>
        <button
          type="button"
          className="fold"
          aria-expanded={isOpen}
          onClick={() => setUnfolded(!isOpen)}
        >
          {title}
        </button>
      </legend>
      {isOpen && children()}
    </fieldset>
  );
}
