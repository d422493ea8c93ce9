export { checkEachLanguage, checkSite } from './check-site.ts';
export { createResolver, type Resolver } from './resolve/create-resolver.ts';
