import type { Palette } from './palette.ts';

/** A conversation: a question, an answer, and someone writing. */
export function chat(p: Palette) {
  return (
    <>
      <circle cx="44" cy="58" r="19" fill={p.bold} />
      <path
        d="M74 39a22 22 0 0 1 22-22h128a22 22 0 0 1 22 22v16a22 22 0 0 1-22 22H74z"
        fill={p.paper}
      />
      <path d="M100 38h112M100 56h70" stroke={p.rule} strokeWidth="8" strokeLinecap="round" />
      <path d="M420 91H186a22 22 0 0 0-22 22v16a22 22 0 0 0 22 22h234z" fill={p.main} />
      <path
        d="M192 112h150M192 130h96"
        stroke={p.onMain}
        strokeWidth="8"
        strokeLinecap="round"
        opacity=".75"
      />
      <rect x="74" y="165" width="96" height="60" rx="22" fill={p.paper} />
      <path
        d="M101 187h44"
        stroke={p.main}
        strokeWidth="10"
        strokeLinecap="round"
        strokeDasharray="0 21"
      />
      <path
        d={
          'M362 26q4 22 26 26-22 4-26 26-4-22-26-26 22-4 26-26z' +
          'M304 12q2 11 13 13-11 2-13 13-2-11-13-13 11-2 13-13z'
        }
        fill={p.accent}
      />
    </>
  );
}

/** A list of done things and a seal. */
export function check(p: Palette) {
  return (
    <>
      <rect x="56" y="30" width="262" height="200" rx="24" fill={p.paper} />
      <g fill="none" strokeWidth="9" strokeLinecap="round">
        <path d="M128 66h150M128 112h96M128 158h70" stroke={p.rule} />
        <path
          d="m78 66 9 9 16-18M78 112l9 9 16-18M78 158l9 9 16-18"
          stroke={p.main}
          strokeWidth="7"
          strokeLinejoin="round"
        />
      </g>
      <circle cx="318" cy="136" r="72" fill={p.accent} opacity=".3" />
      <circle cx="318" cy="136" r="54" fill={p.accent} />
      <path
        d="m292 138 18 18 34-38"
        fill="none"
        stroke={p.sign}
        strokeWidth="11"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

/** Points that reason together around a bright one. */
export function nodes(p: Palette) {
  const points = [
    [36, 142, 14],
    [128, 70, 22],
    [150, 196, 16],
    [328, 40, 18],
    [384, 150, 26],
  ] as const;
  return (
    <>
      <path
        d="m36 142 92-72 104 50 96-80 56 110-152-30-82 76-22-126"
        fill="none"
        stroke={p.main}
        strokeWidth="3.5"
      />
      <circle cx="232" cy="120" r="58" fill={p.soft} opacity=".45" />
      {points.map(([x, y, r], index) => (
        <circle key={x} cx={x} cy={y} r={r} fill={index % 2 ? p.bold : p.main} />
      ))}
      <circle cx="232" cy="120" r="36" fill={p.bold} />
      <circle cx="232" cy="120" r="14" fill={p.accent} />
    </>
  );
}

/** A video visit: the person, and the note beside it. */
export function videoCall(p: Palette) {
  return (
    <>
      <rect x="28" y="22" width="256" height="200" rx="24" fill={p.main} />
      <path d="M190 22h70a24 24 0 0 1 24 24v154H96q96-50 94-178z" fill={p.paper} opacity=".16" />
      <circle cx="150" cy="92" r="38" fill={p.onMain} />
      <path d="M64 220c0-52 38-80 86-80s86 28 86 80z" fill={p.onMain} />
      <rect
        x="230"
        y="76"
        width="200"
        height="150"
        rx="22"
        fill={p.paper}
        stroke={p.main}
        strokeWidth="5"
      />
      <rect x="316" y="96" width="58" height="28" rx="14" fill={p.accent} />
      <path d="M258 110h34" stroke={p.soft} strokeWidth="11" strokeLinecap="round" />
      <path
        d="M258 144h116M258 168h92M258 192h108"
        stroke={p.rule}
        strokeWidth="9"
        strokeLinecap="round"
      />
    </>
  );
}
