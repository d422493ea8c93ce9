import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether somebody points at an element, or is in it by keyboard; also who was there before the
 * code came, and is not told of again. A touch leaves its hover behind, which then counts for
 * nothing.
 * @param onLeft told when the one who was in it by keyboard has gone
 * @returns how it stands, and what the element takes
 */
export function useAttention<E extends HTMLElement>(onLeft: () => void) {
  const ref = useRef<E>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    setHovered(matchMedia('(hover: hover)').matches && element.matches(':hover'));
    setFocused(element.querySelector(':focus-visible') !== null);
  }, []);
  return {
    hovered,
    focused,
    watched: {
      ref,
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent<E>) => setFocused(event.target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<E>) => {
        if (currentTarget.contains(relatedTarget)) return;
        setFocused(false);
        if (focused) onLeft();
      },
    },
  };
}
