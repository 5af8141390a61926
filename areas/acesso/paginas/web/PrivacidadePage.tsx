/** The privacy page in plain words; the list of data comes from the registry, so that it is never out of date. */
import { href } from '../../../../core/web/routes.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { REGISTRO } from '../../../registro.ts'
import { leituraTexts } from '../texts-leitura.ts'
import { publicoTexts } from '../texts-publico.ts'
import { DataRegistry } from './DataRegistry.tsx'
import { TextPage } from './TextPage.tsx'

export function Screen() {
  const t = useTexts(leituraTexts)
  const names = useTexts(publicoTexts)
  const language = useLanguage()
  const tenant = useTenant()
  const own = tenant ? tenant.links.politica_de_privacidade : '/privacidade'
  return (
    <TextPage
      header={
        <PageHeader
          title={names.privacidade}
          description={t.privacidadeDescricao}
          actions={
            own !== '/privacidade' && (
              <a className="bt borda" href={own} rel="noreferrer">
                {t.politicaDaRede}
              </a>
            )
          }
        />
      }
      sections={[
        {
          id: 'resumo',
          title: t.privResumo,
          content: (
            <ul className="pontos fio-l prosa sem-ponto">
              {[t.privResumo1, t.privResumo2, t.privResumo3, t.privResumo4].map((line) => (
                <li className="rel ps-6" key={line}>
                  {line}
                </li>
              ))}
            </ul>
          ),
        },
        {
          id: 'quem',
          title: t.privQuem,
          content: <p className="prosa sem-ponto">{t.privQuemTexto(tenant ? tenant.nome : t.aRede)}</p>,
        },
        {
          id: 'dados',
          title: t.privDados,
          content: (
            <>
              <p className="prosa sem-ponto">{t.privDadosTexto(REGISTRO.length)}</p>
              <DataRegistry language={language} />
            </>
          ),
        },
        {
          id: 'criancas',
          title: t.privCriancas,
          content: <p className="prosa sem-ponto">{t.privCriancasTexto}</p>,
        },
        {
          id: 'direitos',
          title: t.privDireitos,
          content: (
            <>
              <ul className="pontos fio-l prosa sem-ponto">
                {[t.privDireito1, t.privDireito2, t.privDireito3, t.privDireito4, t.privDireito5].map(
                  (line) => (
                    <li className="rel ps-6" key={line}>
                      {line}
                    </li>
                  ),
                )}
              </ul>
              <p className="prosa sem-ponto">{t.privPedir}</p>
              <div>
                <ButtonLink className="fraca" look="soft" to={href('/contato')}>
                  {t.verContato}
                </ButtonLink>
              </div>
            </>
          ),
        },
        {
          id: 'aparelho',
          title: t.privAparelho,
          content: <p className="prosa sem-ponto">{t.privAparelhoTexto}</p>,
        },
      ]}
    />
  )
}
