export { type BuildResult, buildSite, type ProgressListener } from './build.ts';
export { checkSite } from './check-site.ts';
export { createResolver } from './resolve/create-resolver.ts';
