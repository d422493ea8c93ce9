import { memo, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Menu, MenuItem } from '../generated/types.ts';
import { isCurrentPath } from '../lib/current-path.ts';
import { closeMenus } from '../lib/disclosures.ts';
import { localizedHref, parseTarget } from '../lib/links.ts';
import { markCurrentLink, moveInMenu } from '../lib/menu-keys.ts';
import { carryOrigin } from '../lib/origin-parameters.ts';
import { isTypedIn } from '../lib/typed-in.ts';
import { usePage } from '../state/page-context.ts';
import { buttonStyles } from '../theme/button-styles.ts';
import Icon from '../ui/icon.tsx';
import Logo from '../ui/logo.tsx';
import SiteLink from '../ui/site-link.tsx';
import { useText } from '../ui/text.ts';
import { headerStyles as styles } from './header-styles.ts';
import LanguageSwitcher from './language-switcher.tsx';
import { goToSection } from './scroll-restoration.ts';

/**
 * The header: logo, home, menus, languages and the contact button; under 768 px behind one toggle.
 * What is open is not its to know (lib/disclosures); a new address closes it. Memoised: a new page
 * alone makes it anew, not every step on the way to it.
 */
function Header() {
  const { shell } = usePage();
  const text = useText();
  const { home, menus } = shell.shell.header;
  const prefix = shell.settings.headerLinks;
  const [location] = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what closes them.
  useEffect(() => {
    markCurrentLink();
    return closeMenus;
  }, [location]);
  return (
    <header css={styles.header} data-screen>
      <div css={styles.bar}>
        <SiteLink
          to="/"
          prefix={prefix}
          css={styles.logo}
          aria-label={text('navigation.homeLabel', { brand: shell.brand.name })}
        >
          <Logo />
        </SiteLink>
        <nav aria-label={text('navigation.mainNavigation')} css={styles.nav}>
          <button
            type="button"
            css={styles.toggle}
            aria-expanded={false}
            aria-controls="main-menu"
            aria-label={text('navigation.openMenu')}
            data-label={text('navigation.closeMenu')}
            data-icon="x"
          >
            <Icon name="menu" size={24} />
          </button>
          <div id="main-menu" css={styles.panel} data-open={false}>
            <ul css={styles.list} onKeyDown={moveInMenu}>
              <li>
                <SiteLink to={home.to} prefix={prefix} css={styles.link}>
                  {home.label}
                </SiteLink>
              </li>
              {menus.map((menu) => (
                <HeaderMenu key={menu.id} menu={menu} />
              ))}
            </ul>
            <LanguageSwitcher />
          </div>
          <ContactButton />
        </nav>
      </div>
    </header>
  );
}

export default memo(Header);

function HeaderMenu({ menu: { id, label, items } }: { menu: Menu }) {
  return (
    <li css={styles.menu}>
      <button type="button" css={styles.link} aria-expanded={false} aria-controls={`menu-${id}`}>
        {label}
        <Icon name="chevron-down" size={18} css={styles.chevron} />
      </button>
      <ul id={`menu-${id}`} css={styles.dropdown} data-open={false}>
        {items.map((item) => (
          <HeaderMenuItem key={item.label} id={`${id}-${items.indexOf(item)}`} item={item} />
        ))}
      </ul>
    </li>
  );
}

function HeaderMenuItem({ id, item: { label, to, items } }: { id: string; item: MenuItem }) {
  const { shell } = usePage();
  const prefix = shell.settings.headerLinks;
  if (!items)
    return (
      <li>
        <SiteLink to={to} prefix={prefix} css={styles.item}>
          {label}
        </SiteLink>
      </li>
    );
  return (
    <li>
      <button type="button" css={styles.item} aria-expanded={false} aria-controls={`submenu-${id}`}>
        {label}
        <Icon name="chevron-down" size={18} css={styles.chevron} />
      </button>
      <ul id={`submenu-${id}`} css={styles.submenu} data-open={false}>
        {items.map((link) => (
          <li key={link.label}>
            <SiteLink {...link} prefix={prefix} css={styles.item}>
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/**
 * Scrolls to the contact section on its page, and from elsewhere goes there with a flag; without
 * scripts, a form leads there.
 */
function ContactButton() {
  const { shell, page } = usePage();
  const [, navigate] = useLocation();
  const { label, to, flag } = shell.shell.header.contact;
  const { path, section } = parseTarget(to);
  const home = localizedHref(path, shell.language.prefix);
  const goToContact = () => {
    // At once: while the menu of a small screen is open, the page behind it does not move.
    closeMenus();
    const target = page.path === home ? document.getElementById(section) : null;
    if (target) return goToSection(target);
    const address = home + carryOrigin('', window.location.search, shell.originParameters);
    if (isTypedIn()) window.location.assign(`${address}#${section}`);
    else if (!isCurrentPath(home)) navigate(address, { state: { [flag]: true } });
  };
  return (
    <form action={`${home}#${section}`} onSubmit={(event) => event.preventDefault()}>
      <button
        type="submit"
        css={[buttonStyles.primary, styles.contactButton]}
        onClick={goToContact}
      >
        {label}
      </button>
    </form>
  );
}
