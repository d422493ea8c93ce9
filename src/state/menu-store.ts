import { create } from 'zustand';

type MenuState = {
  /** The toggle menu of small screens. */
  mobileMenuOpen: boolean;
  /** The ids of the open menu and, inside it, the open submenu. */
  openMenu: string | null;
  openSubmenu: string | null;
  toggleMobileMenu: () => void;
  toggleMenu: (id: string) => void;
  toggleSubmenu: (id: string) => void;
  closeMenus: () => void;
};

const allClosed = { mobileMenuOpen: false, openMenu: null, openSubmenu: null };

/** What is open in the header. */
export const useMenus = create<MenuState>((set) => ({
  ...allClosed,
  toggleMobileMenu: () => set((state) => ({ ...allClosed, mobileMenuOpen: !state.mobileMenuOpen })),
  toggleMenu: (id) =>
    set((state) => ({ openMenu: state.openMenu === id ? null : id, openSubmenu: null })),
  toggleSubmenu: (id) => set((state) => ({ openSubmenu: state.openSubmenu === id ? null : id })),
  closeMenus: () => set(allClosed),
}));
