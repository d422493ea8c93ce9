/** What a route looks like: lower case, digits and hyphens, in parts. */
export const routePattern = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

/**
 * A route as near as can be to what somebody typed: `/Clínicas Odontológicas/` →
 * `clinicas-odontologicas`.
 */
export const slugifyRoute = (typed: string): string =>
  typed
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split('/')
    .map((part) => part.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''))
    .filter(Boolean)
    .join('/');
