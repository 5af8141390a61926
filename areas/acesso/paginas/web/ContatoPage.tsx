/** Whom to talk to: the tenant's conversation where it has one, and the right person for each matter. */
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { whatsappHref } from '../rules.ts'
import { leituraTexts } from '../texts-leitura.ts'
import { publicoTexts } from '../texts-publico.ts'
import './leitura.css'

const ASSUNTOS = [
  ['assuntoSenha', 'assuntoSenhaQuem'],
  ['assuntoTurma', 'assuntoTurmaQuem'],
  ['assuntoNota', 'assuntoNotaQuem'],
  ['assuntoConvivencia', 'assuntoConvivenciaQuem'],
  ['assuntoDados', 'assuntoDadosQuem'],
  ['assuntoFalha', 'assuntoFalhaQuem'],
] as const

export function Screen() {
  const t = useTexts(leituraTexts)
  const names = useTexts(publicoTexts)
  const tenant = useTenant()
  const whatsapp = tenant && whatsappHref(tenant.whatsapp)
  return (
    <article className="leitura">
      <PageHeader title={names.contato} description={t.contatoDescricao} />
      {tenant && whatsapp ? (
        <Callout
          icon={IconBrandWhatsapp}
          title={t.whatsappTexto(tenant.nome)}
          actions={
            <a className="bt primario" href={whatsapp} rel="noreferrer">
              {t.conversarWhatsapp}
            </a>
          }
        />
      ) : (
        <Callout title={t.semWhatsapp}>{t.semWhatsappTexto}</Callout>
      )}
      <h2 className="mt-5">{t.paraCadaAssunto}</h2>
      <dl className="assuntos">
        {ASSUNTOS.map(([assunto, quem]) => (
          <div className="fio-c pb-4 pi-z" key={assunto}>
            <dt className="forte">{t[assunto]}</dt>
            <dd className="fraca prosa">{t[quem]}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
