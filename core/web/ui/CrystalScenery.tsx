/** The scenery of the sign-in panel: crystals of the tenant's colour before a hill, one of them rubelite. */

/** left, its shoulder, tip x and y, right, its shoulder, front corner x and y, then the three faces. */
type Crystal = readonly [
  left: number,
  leftTop: number,
  tipX: number,
  tipY: number,
  right: number,
  rightTop: number,
  cornerX: number,
  cornerY: number,
  leftFace: string,
  rightFace: string,
  topFace: string,
]

const CRYSTALS: readonly Crystal[] = [
  [452, 524, 492.3, 470, 548, 537.5, 498.1, 561.8, 'marca-6', 'marca-7', 'marca-5'],
  [560, 644, 610.4, 582, 680, 659.5, 617.6, 687.4, 'marca-5', 'marca-6', 'marca-4'],
  [330, 658, 373.7, 600, 434, 672.5, 379.9, 698.6, 'marca-5', 'marca-6', 'marca-4'],
  [400, 578, 435.3, 528, 484, 590.5, 440.3, 613, 'marca-4', 'marca-5', 'marca-3'],
  [236, 732, 272.1, 686, 322, 743.5, 277.3, 764.2, 'marca-6', 'marca-7', 'marca-5'],
  [650, 718, 687.8, 670, 740, 730, 693.2, 751.6, 'marca-6', 'marca-7', 'marca-5'],
  [508, 694, 540.8, 650, 586, 705, 545.4, 724.8, 'marca-3', 'marca-4', 'marca-2'],
  [120, 798, 163.7, 750, 224, 810, 169.9, 831.6, 'marca-5', 'marca-6', 'marca-4'],
  [598, 778, 627.4, 740, 668, 787.5, 631.6, 804.6, 'marca-3', 'marca-4', 'marca-2'],
  [20, 834, 52.8, 796, 98, 843.5, 57.4, 860.6, 'marca-6', 'marca-7', 'marca-5'],
  [300, 776, 338, 744, 384, 782, 344, 800, 'rubelita-4', 'rubelita-6', 'rubelita-2'],
]

function CrystalShape({ crystal }: { crystal: Crystal }) {
  const [left, leftTop, tipX, tipY, right, rightTop, cornerX, cornerY, leftFace, rightFace, topFace] = crystal
  return (
    <>
      <path d={`M${left} 900V${leftTop}L${tipX} ${tipY}V900Z`} fill={`var(--${leftFace})`} />
      <path d={`M${tipX} 900V${tipY}L${right} ${rightTop}V900Z`} fill={`var(--${rightFace})`} />
      <path
        d={`M${left} ${leftTop}L${tipX} ${tipY}L${right} ${rightTop}L${cornerX} ${cornerY}Z`}
        fill={`var(--${topFace})`}
      />
    </>
  )
}

export function CrystalScenery() {
  return (
    <svg className="cena tapa" viewBox="0 0 720 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="520" cy="430" r="128" fill="var(--marca-brilho)" opacity=".16" />
      <circle cx="520" cy="430" r="84" fill="var(--marca-brilho)" opacity=".22" />
      <path
        className="morro"
        d="M0 640C120 560 220 600 330 566S560 500 720 590V900H0Z"
        fill="var(--marca-6)"
        opacity=".45"
      />
      {CRYSTALS.map((crystal) => (
        <CrystalShape key={crystal[0]} crystal={crystal} />
      ))}
      <path d="M0 846C140 812 300 852 430 836S640 812 720 838V900H0Z" fill="var(--marca-9)" />
    </svg>
  )
}
