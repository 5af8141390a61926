/** The eye of the look at every screen: none is left out, and planted defects are found. Then the screens of the door. */
import { afterAll, expect, it } from 'vitest'
import { screens } from '../apps/web/areas.ts'
import { at, axe, openBrowser, overflow, plant, settled } from './browser.ts'
import { sql } from './database.ts'
import { BY_LOOK, covered, inspect, isDark, isPlain, LOOKS, look, looksOf } from './olhar.ts'
import { TRANSIENT, VISITS } from './visits.ts'

const browser = openBrowser()

afterAll(() => sql(`update tenant set status = 'ativo' where slug = 'floripa'`))

it('no screen was left out', () => {
  const seen = new Set<string>([...VISITS.map(({ screen }) => screen), ...TRANSIENT])
  expect(Object.keys(screens).filter((screen) => !seen.has(screen))).toEqual([])
})

it('each screen is seen plain at both widths and dark at one, and over the screens every look is', () => {
  const turns = VISITS.map((_, turn) => looksOf(turn))
  expect(new Set(turns.flat())).toEqual(new Set(LOOKS))
  for (const looks of turns) {
    expect(looks.filter(isPlain)).toHaveLength(2)
    expect(looks.filter(isDark)).toHaveLength(1)
  }
})

it('a defect of one look is found in that look', async () => {
  const { page } = await browser.visit()
  await page.goto(at('/contato'))
  await settled(page)
  await plant(page, '<p class="plantado" style="background:#fff;color:#000">fraco</p>')
  const look = '[data-contraste=alto][data-tamanho=gigantes] .plantado'
  await page.addStyleTag({
    content: `${look} { color: #ccc !important } @media (width < 400px) { ${look} { width: 3000px } }`,
  })
  const found = await inspect(
    page,
    LOOKS.filter(({ fundo }) => fundo === 'alto'),
  )
  expect(
    found.map((line) => /^\d+ \w+ \w+: (?:\d+ )?[\w-]+/.exec(line)?.[0].replace(/\d+ px/, 'px')),
  ).toEqual([
    '1280 alto gigantes: color-contrast',
    '390 alto gigantes: px',
    '390 alto gigantes: color-contrast',
  ])
})

it('defects are found where they are planted', async () => {
  const { page } = await browser.visit()
  await page.goto(at('/contato'))
  await settled(page)
  await plant(
    page,
    '<p style="color:#ccc;background:#fff">fraco</p><button></button><div style="width:3000px;height:1px"></div>' +
      // A layer of a flex item lies over what is positioned after it, as the name of a row once did over its menu.
      '<div style="display:flex;position:relative"><p class="nome" style="flex:1;z-index:1">Ana</p><div style="position:absolute;right:0"><button>Ações</button></div></div>',
  )
  expect(await covered(page)).toEqual([expect.stringMatching(/^button\. Ações under p\.nome/)])
  const found = (await axe(page)).join('\n')
  expect(found).toContain('color-contrast')
  expect(found).toContain('button-name')
  expect(await axe(page, BY_LOOK)).toHaveLength(1)
  expect(await overflow(page)).toHaveLength(1)
})

look('porta', browser)
