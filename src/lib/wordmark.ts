import type { Brand } from '../generated/types.ts';

/** The brand's name as its logo writes it: in small letters, unless the logo says otherwise. */
export const wordmarkOf = ({ name, logo }: Pick<Brand, 'name' | 'logo'>): string =>
  logo?.name ?? (logo?.picture ? name : name.toLowerCase());
