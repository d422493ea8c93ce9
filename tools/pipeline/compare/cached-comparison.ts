import type { SourceFile } from '../../model/source.ts';
import type { Comparison } from './comparison.ts';

type CachedComparison = { source: SourceFile; comparison: Comparison };

const comparisonCache = new WeakMap<SourceFile, Map<string, CachedComparison>>();

/**
 * The comparison of a file with its translation in a language, made once as long as neither of them
 * changes.
 */
export function cachedComparison(
  source: SourceFile,
  target: SourceFile,
  language: string,
  make: () => Comparison,
): Comparison {
  const ofTarget = comparisonCache.get(target) ?? new Map<string, CachedComparison>();
  comparisonCache.set(target, ofTarget);
  const cached = ofTarget.get(language);
  if (cached?.source === source) return cached.comparison;
  const comparison = make();
  ofTarget.set(language, { source, comparison });
  return comparison;
}
