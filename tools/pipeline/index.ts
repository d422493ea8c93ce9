export { checkEachLanguage, checkSite } from './check-site.ts';
export { createResolver } from './resolve/create-resolver.ts';
