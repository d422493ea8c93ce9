import type { Palette } from './palette.ts';

const brick = (x: number, y: number, studs: number, fill: string) => (
  <g fill={fill}>
    <path
      d={Array.from(
        { length: studs },
        (_, i) => `M${x + 7 + i * 44} ${y + 4}v-12q0-6 6-6h18q6 0 6 6v12z`,
      ).join('')}
    />
    <rect x={x} y={y} width={studs * 44 - 2} height="58" rx="9" />
  </g>
);

/** Building bricks, stacked towards the corner. */
export function bricks(p: Palette) {
  return (
    <>
      {brick(16, 152, 3, p.main)}
      {brick(148, 152, 2, p.soft)}
      {brick(236, 152, 4, p.deep)}
      {brick(148, 92, 2, p.accent)}
      {brick(236, 92, 3, p.main)}
      {brick(280, 32, 3, p.soft)}
    </>
  );
}

/** A month with a chosen day. */
export function calendar(p: Palette) {
  return (
    <>
      <rect x="116" y="34" width="252" height="190" rx="24" fill={p.paper} />
      <path d="M116 82V58a24 24 0 0 1 24-24h204a24 24 0 0 1 24 24v24z" fill={p.main} />
      <path d="M174 22v24M310 22v24" stroke={p.bold} strokeWidth="12" strokeLinecap="round" />
      <g strokeWidth="21" strokeLinecap="round" strokeDasharray="0 39">
        <path d="M144 110h196M144 146h196M144 182h196" stroke={p.rule} />
        <path d="M183 110h79M144 182h40" stroke={p.soft} />
      </g>
      <circle cx="300" cy="148" r="30" fill={p.accent} />
      <path
        d="m287 149 9 9 18-19"
        fill="none"
        stroke={p.sign}
        strokeWidth="6.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

/** A payment card and a paid mark. */
export function card(p: Palette) {
  return (
    <>
      <rect
        x="118"
        y="34"
        width="236"
        height="170"
        rx="20"
        fill={p.soft}
        transform="rotate(-9 236 119)"
      />
      <rect x="86" y="58" width="248" height="170" rx="20" fill={p.deep} />
      <path d="M86 88h248v28H86z" fill={p.main} />
      <path
        d="M112 150h84M112 174h52"
        stroke={p.paper}
        strokeWidth="9"
        strokeLinecap="round"
        opacity=".5"
      />
      <circle cx="322" cy="156" r="40" fill={p.accent} />
      <path
        d="m303 157 13 13 25-27"
        fill="none"
        stroke={p.sign}
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

/** A phone that reads a watch and a scale. */
export function devices(p: Palette) {
  return (
    <>
      <path
        d="M60 118q80-84 140-40t140-14"
        fill="none"
        stroke={p.line}
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="0 9"
      />
      <rect x="16" y="118" width="116" height="110" rx="24" fill={p.paper} />
      <path d="M44 164a30 30 0 0 1 60 0z" fill={p.main} />
      <path d="m74 160 10-14" stroke={p.paper} strokeWidth="5" strokeLinecap="round" />
      <rect x="146" y="28" width="112" height="200" rx="24" fill={p.deep} />
      <rect x="154" y="36" width="96" height="200" rx="17" fill={p.paper} />
      <circle cx="202" cy="88" r="29" fill="none" stroke={p.rule} strokeWidth="10" />
      <path
        d="M202 59a29 29 0 1 1-27.6 38"
        fill="none"
        stroke={p.main}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d="M172 144h60M172 168h40M172 192h52"
        stroke={p.rule}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M300 60h64l8 50v60l-8 50h-64l-8-50v-60z" fill={p.soft} />
      <rect x="280" y="92" width="104" height="96" rx="28" fill={p.deep} />
      <path
        d="M298 142h16l9-20 15 38 9-18h18"
        fill="none"
        stroke={p.accent}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

/** A shield, its echo, and a password field. */
export function shield(p: Palette) {
  const shape =
    'M274 42c26 16 54 23 78 25v46c0 48-34 78-78 96-44-18-78-48-78-96V67c24-2 52-9 78-25z';
  return (
    <>
      <g fill="none" stroke={p.soft} strokeWidth="2" strokeLinejoin="round">
        <path d={shape} transform="matrix(1.22 0 0 1.22 -60 -27)" />
        <path d={shape} transform="matrix(1.44 0 0 1.44 -121 -54)" />
      </g>
      <path d={shape} fill={p.main} />
      <path d="M274 42c26 16 54 23 78 25v46c0 48-34 78-78 96z" fill={p.sign} opacity=".16" />
      <path
        d="m242 124 23 23 43-47"
        fill="none"
        stroke={p.onMain}
        strokeWidth="14"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="40" y="138" width="184" height="46" rx="17" fill={p.paper} />
      <path
        d="M68 161h84"
        stroke={p.line}
        strokeWidth="11"
        strokeLinecap="round"
        strokeDasharray="0 21"
      />
      <circle cx="196" cy="161" r="12" fill={p.accent} />
    </>
  );
}
