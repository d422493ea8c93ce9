/**
 * Makes what remembers the comparison of a file, or of a section that pages share, with its
 * translation in a language: made once as long as neither of them changes.
 */
export function createComparisonCache<Result>() {
  const cache = new WeakMap<object, Map<string, { source: object; result: Result }>>();
  return (source: object, target: object, language: string, make: () => Result): Result => {
    const ofTarget = cache.get(target) ?? new Map<string, { source: object; result: Result }>();
    cache.set(target, ofTarget);
    const cached = ofTarget.get(language);
    if (cached?.source === source) return cached.result;
    const result = make();
    ofTarget.set(language, { source, result });
    return result;
  };
}
