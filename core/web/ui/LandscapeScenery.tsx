/** The scenery of the learner's next step: hills in the tenant's colour, a road, a gem that waits. */

const TREES = [
  [34, 170, 1],
  [70, 160, 0.8],
  [262, 158, 1.05],
  [300, 166, 0.8],
  [226, 162, 0.7],
] as const

export function LandscapeScenery() {
  return (
    <svg className="cena" viewBox="0 26 330 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="330" height="320" fill="var(--marca-1)" />
      <circle cx="236" cy="78" r="34" fill="var(--canario-1)" />
      <path d="M0 138C50 96 96 128 140 104S240 70 330 118V280H0Z" fill="var(--marca-3)" />
      <path d="M0 168C70 140 120 172 190 148S290 138 330 150V280H0Z" fill="var(--marca-5)" />
      {TREES.map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d="M-2.5 0H2.5L1.5-46H-1.5Z" fill="#5b4a3a" />
          <path d="M-30-40C-14-58 14-58 30-40 16-46-16-46-30-40Z" fill="var(--marca-8)" />
          <path d="M-22-50C-10-64 10-64 22-50 12-55-12-55-22-50Z" fill="var(--marca-7)" />
        </g>
      ))}
      <path d="M0 206C80 176 150 214 220 190S300 180 330 186V320H0Z" fill="var(--marca-7)" />
      <path
        d="M110 320C150 256 104 232 150 206 176 192 150 182 170 172L186 172C178 186 206 192 184 212 156 236 214 260 220 320Z"
        fill="#e9d9ae"
      />
      <g transform="translate(168 178)">
        <ellipse cy="26" rx="30" ry="7" fill="#0003" />
        <path d="M0-36 26-21V9L0 24-26 9V-21Z" fill="#fff" />
        <path d="M0-30 21-18V6L0 18-21 6V-18Z" fill="var(--marca-7)" />
        <path d="M0-30 21-18 10-12 0-17-10-12-21-18Z" fill="var(--marca-4)" />
        <path d="M-21-18-10-12V0L-21 6Z" fill="var(--marca-5)" />
        <path d="M-10-12 0-17 10-12V0L0 6-10 0Z" fill="var(--marca-1)" />
        <path d="M-21 6-10 0 0 6V18Z" fill="var(--marca-6)" />
      </g>
      <g fill="none" stroke="var(--marca-8)" strokeWidth="2" strokeLinecap="round">
        <path d="M60 60q6-7 12 0q6-7 12 0" />
        <path d="M96 44q5-6 10 0q5-6 10 0" />
      </g>
    </svg>
  )
}
