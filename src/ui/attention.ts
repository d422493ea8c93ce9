import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether somebody points at an element, or is in it by keyboard; also who was there before the
 * code came, and is not told of again. A touch leaves its hover behind, which then counts for
 * nothing.
 * @returns how it stands, and what the element takes
 */
export function useAttention<E extends HTMLElement>() {
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
      onBlur: () => setFocused(false),
    },
  };
}
