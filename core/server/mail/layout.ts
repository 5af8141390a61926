/** The look of a mail: the tenant's name and colours, readable in any reader, light or dark, and as plain text. */
import { scaleOf } from '../../contract/palette.ts'
import { table } from '../../contract/table.ts'
import { type Language, say } from '../../texts/texts.ts'
import { mailTexts } from './texts.ts'

export interface MailLayout {
  tenantNome: string
  /** #rrggbb, the seed of the tenant's palette. */
  seedColour: string
  language: Language
  title: string
  /** Plain text; markup in it is shown, not obeyed. */
  paragraphs: readonly string[]
  /** One button; `url` starts with http:// or https://. */
  action?: { label: string; url: string }
  /** Where mails of this kind are refused: in the foot of the mail. */
  refusal?: string
}

const ENTITIES: Readonly<Record<string, string>> = table({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
})
const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? '')

const FONT = "font-family:'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif"

/** Throws RangeError for a colour or an address of another form. */
export function layoutMail(layout: MailLayout): { html: string; text: string } {
  if (layout.action) checkLink(layout.action.url)
  if (layout.refusal) checkLink(layout.refusal)
  return { html: htmlOf(layout), text: textOf(layout) }
}

function checkLink(url: string): void {
  if (!URL.canParse(url) || !['http:', 'https:'].includes(new URL(url).protocol) || /[\s"<>]/.test(url))
    throw new RangeError('not a link for a mail')
}

function textOf({ tenantNome, language, title, paragraphs, action, refusal }: MailLayout): string {
  const t = say(mailTexts, language)
  const link = action ? [`${action.label}:\n${action.url}`] : []
  const foot = refusal ? `${t.footer(tenantNome)}\n${t.refuse}: ${refusal}` : t.footer(tenantNome)
  return `${[title, ...paragraphs, ...link, `-- \n${foot}`].join('\n\n')}\n`
}

function htmlOf(layout: MailLayout): string {
  const { tenantNome, seedColour, language, title, paragraphs, action, refusal } = layout
  const t = say(mailTexts, language)
  const { steps, panel, panelInk } = scaleOf(seedColour)
  const strong = steps[8] ?? '#333333'
  const text = (content: string, style = '') =>
    `<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.5;color:#1f2430;${style}">${content}</p>`
  const button = action
    ? `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${strong};color:#ffffff;${FONT};font-size:16px;font-weight:700;text-decoration:none">${escaped(action.label)}</a></p>
${text(`${t.copyLink}<br><a class="link" href="${escaped(action.url)}" style="color:${strong};word-break:break-all">${escaped(action.url)}</a>`, 'font-size:14px')}`
    : ''
  const refuse = refusal
    ? `<br><a class="link" href="${escaped(refusal)}" style="color:${strong}">${t.refuse}</a>`
    : ''
  return `<!doctype html>
<html lang="${language === 'en-us' ? 'en-US' : 'pt-BR'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #14161c !important }
  .card { background: #1f2229 !important }
  .ink { color: #eceef2 !important }
  .soft { color: #b6bbc6 !important }
  .link { color: ${steps[3]} !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f5f7">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f5f7">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:12px">
<tr><td style="padding:20px 32px;background:${panel};border-radius:12px 12px 0 0;${FONT};font-size:18px;font-weight:700;color:${panelInk}">${escaped(tenantNome)}</td></tr>
<tr><td style="padding:32px">
<h1 class="ink" style="margin:0 0 16px;${FONT};font-size:22px;line-height:1.3;color:#1f2430">${escaped(title)}</h1>
${paragraphs.map((paragraph) => text(escaped(paragraph).replace(/\r?\n/g, '<br>'))).join('\n')}
${button}</td></tr>
</table>
<p class="soft" style="margin:16px 0 0;${FONT};font-size:13px;color:#565c6b">${escaped(t.footer(tenantNome))}${refuse}</p>
</td></tr>
</table>
</body>
</html>
`
}
