/** What was asked, and the work: its words, its pictures and sound where they can be seen and heard, other files. */
import { useTexts } from '../../../../core/web/texts.ts'
import { Attachments } from '../../../../core/web/ui/Attachments.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { RichText } from '../../../../core/web/ui/RichText.tsx'
import { Figuras } from '../../midia/web/public.tsx'
import type { Arquivo } from '../../tentativa/contract-anexo.ts'
import type { EntregaInteira } from '../contract.ts'
import { entregaWebTexts } from './texts.ts'

const isImage = ({ tipo }: Arquivo): boolean => tipo.startsWith('image/')
const isSound = ({ tipo }: Arquivo): boolean => /^(audio|video)\//.test(tipo)

function Shown({ arquivo }: { arquivo: Arquivo }) {
  const t = useTexts(entregaWebTexts)
  return (
    <figure className="ent-figura">
      {isImage(arquivo) ? (
        <a href={arquivo.url} download={arquivo.nome}>
          <img src={arquivo.url} alt={t.imagemDe(arquivo.nome)} />
        </a>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: a pupil's own recording has no captions
        <audio controls preload="metadata" src={arquivo.url} aria-label={arquivo.nome} />
      )}
      <figcaption className="fraca t-s">{arquivo.nome}</figcaption>
    </figure>
  )
}

export function Trabalho({ entrega }: { entrega: EntregaInteira }) {
  const t = useTexts(entregaWebTexts)
  const { conteudo, midias, texto, arquivos } = entrega
  const shown = arquivos.filter((one) => isImage(one) || isSound(one))
  const others = arquivos.filter((one) => !shown.includes(one))
  const enunciado = typeof conteudo.enunciado === 'string' ? conteudo.enunciado : ''
  return (
    <>
      {enunciado !== '' && (
        <Card title={t.oQuePedia}>
          <Figuras midias={midias}>
            <RichText html={enunciado} />
          </Figuras>
        </Card>
      )}
      <Card title={t.trabalho}>
        <div className="pilha">
          {texto !== '' && <p className="ent-texto">{texto}</p>}
          {texto === '' && arquivos.length > 0 && <p className="fraca">{t.semTexto}</p>}
          {shown.map((arquivo) => (
            <Shown key={arquivo.id} arquivo={arquivo} />
          ))}
          <Attachments items={others.map(({ id, nome, bytes, url }) => ({ id, nome, bytes, href: url }))} />
        </div>
      </Card>
    </>
  )
}
