import type { Outline } from '../../protocol/new-page.ts';
import shapesFile from './outline-shapes.json' with { type: 'json' };

type Mark = [kind: string, x: number, y: number, width: number, height: number];
type Shape = { height: number; marks: Mark[] };

const shapes = shapesFile as unknown as Record<string, Shape | undefined>;

/** How wide a picture is drawn, and how much is between two sections. */
const width = 96;
const gap = 2;

/** A small picture of a page's sections, one below the other; a photo shows as one. */
export function OutlinePicture({ sections }: Pick<Outline, 'sections'>) {
  let end = 0;
  const placed = sections.map(({ type, hasPhoto }, index) => {
    const { height, marks } = shapes[type] ?? { height: 12, marks: [] };
    const top = end;
    end += height + gap;
    return { key: `${index} ${type}`, type, hasPhoto, top, height, marks };
  });
  return (
    <svg
      className="outline"
      viewBox={`0 0 ${width} ${end - gap}`}
      width={width}
      height={end - gap}
      aria-hidden="true"
    >
      {placed.map(({ key, type, hasPhoto, top, height, marks }) => (
        <g key={key} data-section={type} transform={`translate(0 ${top})`}>
          <rect className="section" width={width} height={height} />
          {marks.map(([kind, x, y, wide, high]) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
              <rect className={kind} width={wide} height={high} rx={kind === 'ground' ? 0 : 1} />
              {kind === 'picture' && (hasPhoto ? <Photo /> : <Drawing />)}
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Hills under a sun, as on the sign for photos. */
const Photo = () => (
  <g data-photo>
    <path className="hills" d="M2 18l9-9 7 6 6-7 10 10z" />
    <circle className="sun" cx="28" cy="5" r="2.5" />
  </g>
);

/** A drawing of the project's own. */
const Drawing = () => (
  <>
    <circle className="drawn" cx="14" cy="10" r="5" />
    <rect className="drawn" x="17" y="7" width="9" height="9" rx="1" />
  </>
);
