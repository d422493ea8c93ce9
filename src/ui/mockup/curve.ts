/** A point of a drawing, and where on the way from the one before its curve turns. */
export type CurvePoint = { x: number; middle: number; y: number };

/** A curve that is level at each of its points, as an SVG path. */
export function curveThrough(points: CurvePoint[]): string {
  return points
    .map(({ x, middle, y }, index) => {
      if (index === 0) return `M${x} ${y}`;
      const former = index === 1 ? `C${middle} ${points[0]?.y} ` : 'S';
      return `${former}${middle} ${y} ${x} ${y}`;
    })
    .join('');
}
