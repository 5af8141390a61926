/** The help for pupils, teachers and families, and the way to the page for integrators. */
import IconApi from '@tabler/icons-react/dist/esm/icons/IconApi.mjs'
import { inLanguage } from '../../../../core/texts/texts.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { AJUDA } from '../texts-ajuda.ts'
import { leituraTexts } from '../texts-leitura.ts'
import { publicoTexts } from '../texts-publico.ts'
import { LinkLine } from './HelpLinks.tsx'
import { TextPage } from './TextPage.tsx'
import '../../../../core/web/ui/parts.css'

export function Screen() {
  const t = useTexts(publicoTexts)
  const { docsDescricao } = useTexts(leituraTexts)
  const language = useLanguage()
  const pick = (pair: { pt: string; en: string }) => inLanguage(pair, language)
  const chapters = AJUDA.map(({ id, titulo, guias }) => ({
    id,
    title: pick(titulo),
    content: guias.map((guia) => (
      <div key={guia.titulo.pt} className="pilha v-3 mt-3">
        <h3 className="t-3">{pick(guia.titulo)}</h3>
        <ol className="numerada pilha v-3 prosa">
          {guia.passos.map((passo) => (
            <li key={passo.pt}>{pick(passo)}</li>
          ))}
        </ol>
      </div>
    )),
  }))
  const integration = {
    id: 'integracao',
    title: t.integracao,
    content: (
      <ul className="linha quebra v-4">
        <LinkLine
          icon={IconApi}
          to={href('/docs/integracao')}
          title={t.integracao}
          text={t.integracaoLinha}
        />
      </ul>
    ),
  }
  return (
    <TextPage
      header={<PageHeader title={t.ajuda} description={docsDescricao} />}
      sections={[...chapters, integration]}
    />
  )
}
