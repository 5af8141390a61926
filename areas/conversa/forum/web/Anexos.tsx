/** The files of a message: pictures as small pictures, the rest as names with their sizes. */
import { isImageExtension } from '../../../../core/contract/files.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Attachments } from '../../../../core/web/ui/Attachments.tsx'
import type { Anexo } from '../shapes.ts'
import { forumTexts } from './texts.ts'

const dotted = (extensao: string) => (extensao.startsWith('.') ? extensao : `.${extensao}`).toLowerCase()

export function Anexos({ anexos }: { anexos: readonly Anexo[] }) {
  const t = useTexts(forumTexts)
  const fotos = anexos.filter(({ miniatura, extensao }) => miniatura && isImageExtension(dotted(extensao)))
  const others = anexos.filter((anexo) => !fotos.includes(anexo))
  return (
    <>
      {fotos.length > 0 && (
        <ul className="linha quebra v-3 mt-3">
          {fotos.map(({ id, nome, url, miniatura }) => (
            <li key={id}>
              <a
                className="foto caixa bloco lg-7 at-5 corta"
                href={url}
                download={nome}
                aria-label={t.abrirImagem(nome)}
              >
                <img className="q-c cobre bloco" src={miniatura ?? ''} alt={t.imagem(nome)} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Attachments items={others.map(({ id, nome, bytes, url }) => ({ id, nome, bytes, href: url }))} />
    </>
  )
}
