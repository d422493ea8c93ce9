import type { Palette } from './palette.ts';

/** Columns over a dotted grid, one of them marked. */
export function bars(p: Palette) {
  const columns = [
    [20, 58, p.soft],
    [84, 92, p.soft],
    [148, 76, p.main],
    [212, 122, p.main],
    [276, 158, p.bold],
    [340, 112, p.soft],
  ] as const;
  return (
    <>
      <path
        d="M-800 52H400M-800 102H400M-800 152H400"
        stroke={p.soft}
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="0 10"
      />
      {columns.map(([x, height, fill]) => (
        <rect key={x} x={x} y={200 - height} width="48" height="180" rx="14" fill={fill} />
      ))}
      <circle cx="300" cy="66" r="10" fill={p.accent} />
    </>
  );
}

/** An area chart that runs the whole width, with a marked point. */
export function line(p: Palette) {
  const curve =
    'M-800 150C-500 150-420 90-300 90S-120 172-20 172 84 108 140 108 214 154 262 132 316 ' +
    '44 352 44 390 58 420 52';
  return (
    <>
      <path d={`${curve}V220H-800Z`} fill={p.soft} opacity=".55" />
      <path d={curve} fill="none" stroke={p.line} strokeWidth="4.5" />
      <path
        d="M346 60V200"
        stroke={p.line}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="0 8"
      />
      <circle cx="346" cy="45" r="9" fill={p.paper} stroke={p.line} strokeWidth="4.5" />
      <rect x="226" y="24" width="92" height="38" rx="14" fill={p.paper} />
      <circle cx="246" cy="43" r="7" fill={p.accent} />
      <path d="M264 43h36" stroke={p.rule} strokeWidth="7" strokeLinecap="round" />
    </>
  );
}

/** A heartbeat that runs the whole width, with rings that spread from its peak. */
export function pulse(p: Palette) {
  return (
    <>
      <g fill="none" stroke={p.soft} strokeWidth="2.5">
        {[50, 80, 110].map((r) => (
          <circle key={r} cx="274" cy="120" r={r} />
        ))}
      </g>
      <circle cx="274" cy="120" r="50" fill={p.soft} opacity=".45" />
      <path
        d={
          'M-800 124H-92l12-20 14 20h14l22-66 30 118 22-74 12 22H176l12-20 14 20h22l32-80 38 ' +
          '134 26-78 12 24H420'
        }
        fill="none"
        stroke={p.line}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="352" cy="42" r="10" fill={p.accent} />
      <circle cx="198" cy="146" r="7" fill={p.main} />
    </>
  );
}

/** Activity rings that leave the corner, and their key. */
export function rings(p: Palette) {
  const arcs = [
    [118, 76, p.main],
    [86, 64, p.line],
    [54, 82, p.accent],
  ] as const;
  return (
    <>
      <g fill="none" strokeWidth="22" strokeLinecap="round">
        {arcs.map(([r, share, stroke]) => (
          <g key={r} stroke={stroke} transform="rotate(-90 288 140)">
            <circle cx="288" cy="140" r={r} opacity=".18" />
            <circle cx="288" cy="140" r={r} pathLength="100" strokeDasharray={`${share} 100`} />
          </g>
        ))}
      </g>
      {arcs.map(([r, share, fill], row) => (
        <g key={r} fill={fill}>
          <circle cx="38" cy={104 + row * 32} r="9" />
          <rect x="58" y={99 + row * 32} width={share} height="10" rx="5" opacity=".3" />
        </g>
      ))}
    </>
  );
}
