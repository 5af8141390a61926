/** A link that leaves the lesson, in another tab. */
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { useTexts } from '../../../../../core/web/texts.ts'
import { conteudoTexts } from './conteudo-texts.ts'

export function Fora({ url, children }: { url: string; children: string }) {
  const t = useTexts(conteudoTexts)
  return (
    <a className="bt borda grande" href={url} target="_blank" rel="nofollow noopener noreferrer">
      <IconExternalLink aria-hidden="true" />
      {children} <span className="so-leitor">{t.novaAba}</span>
    </a>
  )
}

/** Only what a browser opens as a page. */
export const isPage = (url: string): boolean => /^https?:\/\/[^\s/]/i.test(url)
