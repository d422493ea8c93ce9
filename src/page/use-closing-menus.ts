import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { useMenus } from '../state/menu-store.ts';

/**
 * Closes the menus on a click outside the header, on a navigation, and with Escape, which gives the
 * focus back to the button.
 * @returns for the header's element
 */
export function useClosingMenus(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  const { closeMenus, toggleSubmenu } = useMenus();
  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (!header.current?.contains(event.target as Node)) closeMenus();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const { openMenu, openSubmenu, mobileMenuOpen } = useMenus.getState();
      const innermost = openSubmenu
        ? `submenu-${openSubmenu}`
        : openMenu
          ? `menu-${openMenu}`
          : mobileMenuOpen
            ? 'main-menu'
            : null;
      if (!innermost) return;
      if (openSubmenu) toggleSubmenu(openSubmenu);
      else if (openMenu) useMenus.setState({ openMenu: null });
      else closeMenus();
      header.current?.querySelector<HTMLElement>(`[aria-controls="${innermost}"]`)?.focus();
    };
    // On the way down: React lets no event of a section that sleeps come back up.
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [closeMenus, toggleSubmenu]);
  const [location] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what closes them.
  useEffect(() => closeMenus, [location, closeMenus]);
  return header;
}
