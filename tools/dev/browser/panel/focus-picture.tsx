import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** A point of a picture, in % of its width and height from its top left corner. */
type Point = { x: number; y: number };

type Props = {
  /** The address of the picture. */
  picture: string;
  name: string;
  /** What to do with the picture. */
  help: string;
  /** Without one, a crop keeps the middle. */
  point: Point | undefined;
  choose: (point: Point) => void;
};

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * A picture with the point that its crops keep: it goes where the picture is clicked or the point
 * is dragged, and with arrow keys by 1%, with Shift by 10%.
 */
export function FocusPicture({ picture, name, help, point, choose }: Props) {
  const [dragged, setDragged] = useState<Point>();
  const { x, y } = dragged ?? point ?? { x: 50, y: 50 };
  const pointUnder = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return {
      x: withinPicture(((clientX - left) / width) * 100),
      y: withinPicture(((clientY - top) / height) * 100),
    };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    choose({ x: withinPicture(x + step.x * far), y: withinPicture(y + step.y * far) });
  };
  return (
    <>
      <p className="help">{help}</p>
      <div
        className="focus"
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged(pointUnder(event));
        }}
        onPointerMove={(event) => dragged && setDragged(pointUnder(event))}
        onPointerUp={(event) => {
          if (dragged) choose(pointUnder(event));
          setDragged(undefined);
        }}
        onPointerCancel={() => setDragged(undefined)}
      >
        <img src={picture} alt="" draggable={false} />
        <span
          role="slider"
          tabIndex={0}
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={`${x}% × ${y}%`}
          style={{ left: `${x}%`, top: `${y}%` }}
          onKeyDown={onKeyDown}
        />
      </div>
    </>
  );
}

/** A share of the picture as a whole number from 0 to 100. */
const withinPicture = (share: number): number => Math.round(Math.min(100, Math.max(0, share)));
