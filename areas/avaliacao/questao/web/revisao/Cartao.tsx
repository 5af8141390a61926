/** A comment with its answers: what it speaks of, what was said, what may be done with it. */
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { useState } from 'react'
import { errorSentence } from '../../../../../core/web/client/failure.ts'
import { useSend } from '../../../../../core/web/data.ts'
import { useForm } from '../../../../../core/web/form.tsx'
import { useLanguage, useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { FormDialog } from '../../../../../core/web/ui/FormDialog.tsx'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../../core/web/ui/notify.ts'
import { RelativeTime } from '../../../../../core/web/ui/RelativeTime.tsx'
import { Tag } from '../../../../../core/web/ui/Tag.tsx'
import { TextArea } from '../../../../../core/web/ui/TextField.tsx'
import { revisaoApi } from '../../contract-revisao.ts'
import type { Resposta } from '../../shapes-revisao.ts'
import { EditarDialog } from './ComentarDialog.tsx'
import type { Colocado } from './campos.ts'
import { cartaoId, marcaId } from './contexto.ts'
import { useNomeDoCampo } from './nomes.ts'
import { lookAt } from './Revisar.tsx'
import { revisaoTexts } from './texts.ts'

interface Acts {
  questao: number
  /** Absent: nothing may be said here any more. */
  remover?: ((one: { id: number }) => void) | undefined
}

function ResponderDialog({ questao, colocado, onClose }: Acts & { colocado: Colocado; onClose: () => void }) {
  const t = useTexts(revisaoTexts)
  const { id, campo } = colocado.comentario
  const { field, sheet } = useForm(revisaoApi.createComentario, {
    start: { texto: '' },
    input: ({ texto }) => ({ params: { id: questao }, body: { campo, texto, resposta_a: id } }),
    onDone: onClose,
  })
  return (
    <FormDialog {...sheet} title={t.respostaA(colocado.numero)} submitLabel={t.responder} onClose={onClose}>
      <TextArea label={t.comentario} rows={3} maxLength={2_000} {...field('texto')} />
    </FormDialog>
  )
}

/** Who said it and when, and the acts on one's own words. */
function Quem({ one, label, questao, remover }: Acts & { one: Resposta; label: string }) {
  const t = useTexts(revisaoTexts)
  const [edits, setEdits] = useState(false)
  return (
    <div className="linha v-2 t-s fraca">
      <span className="cresce encolhe partir">
        <b>{one.autor.nome}</b> · <RelativeTime value={one.quando} />
        {one.editado && ` · ${t.editado}`}
      </span>
      {one.meu && remover && (
        <Menu
          label={label}
          actions={[
            { label: t.editar, onSelect: () => setEdits(true) },
            { label: t.remover, danger: true, separated: true, onSelect: () => remover(one) },
          ]}
          trigger={(trigger) => <IconButton small icon={IconDots} label={label} {...trigger} />}
        />
      )}
      {edits && <EditarDialog questao={questao} comentario={one} onClose={() => setEdits(false)} />}
    </div>
  )
}

/** What a comment speaks of, as the eyes and the ears find it. */
function Trecho({ colocado: { comentario, lugar } }: { colocado: Colocado }) {
  const t = useTexts(revisaoTexts)
  if (!comentario.ancora) return null
  const { trecho } = comentario.ancora
  return (
    <blockquote className="citado t-s">
      <span className="so-leitor">{t.sobreTrecho} </span>
      {lugar ? (
        trecho
      ) : (
        <>
          <Tag tone="aviso">{t.alterado}</Tag> <s>{trecho}</s>
        </>
      )}
    </blockquote>
  )
}

interface Props extends Acts {
  colocado: Colocado
  atual: boolean
  /** Those that were taken away a moment ago. */
  fora: ReadonlySet<number>
}

export function Cartao({ colocado, atual, fora, ...acts }: Props) {
  const t = useTexts(revisaoTexts)
  const language = useLanguage()
  const nome = useNomeDoCampo()
  const edit = useSend(revisaoApi.editComentario)
  const [answers, setAnswers] = useState(false)
  const { comentario, numero, campo } = colocado
  const { id, resolvido } = comentario
  const mark = (done: boolean) =>
    edit.mutate(
      { params: { id: acts.questao, comentario: id }, body: { resolvido: done } },
      {
        onError: (problem) => void notify.error(errorSentence(problem, language)),
        onSuccess: () => done && void notify.success(t.resolvido, { run: () => mark(false) }),
      },
    )
  return (
    <li
      id={cartaoId(id)}
      tabIndex={-1}
      aria-label={resolvido ? nome(campo) : t.comentarioN(numero, nome(campo))}
      aria-current={atual || undefined}
      className="caixa pilha v-2 pb-3 pi-4 partir"
    >
      <p className="linha quebra v-2 t-s">
        {numero > 0 && (
          <span className="numero" aria-hidden="true">
            {numero}
          </span>
        )}
        <b>{nome(campo)}</b>
      </p>
      <Trecho colocado={colocado} />
      <p className="exato-t">{comentario.texto}</p>
      <Quem one={comentario} label={t.acoes(numero)} {...acts} />
      {comentario.respostas
        .filter((one) => !fora.has(one.id))
        .map((one) => (
          <div key={one.id} className="citado pilha v-1">
            <p className="exato-t">{one.texto}</p>
            <Quem one={one} label={t.acoesResposta} {...acts} />
          </div>
        ))}
      {resolvido && <p className="t-s fraca">{t.resolvidoPor(resolvido.por.nome)}</p>}
      {acts.remover && (
        <div className="linha quebra v-2">
          {resolvido ? (
            <Button size="small" look="link" busy={edit.isPending} onClick={() => mark(false)}>
              {t.reabrir}
            </Button>
          ) : (
            <>
              <Button size="small" icon={IconCheck} busy={edit.isPending} onClick={() => mark(true)}>
                {t.resolver}
              </Button>
              <Button size="small" look="link" onClick={() => setAnswers(true)}>
                {t.responder}
              </Button>
              {campo && (
                <Button size="small" look="link" onClick={() => lookAt(marcaId(id))}>
                  {t.verNoTexto}
                </Button>
              )}
            </>
          )}
        </div>
      )}
      {answers && <ResponderDialog {...acts} colocado={colocado} onClose={() => setAnswers(false)} />}
    </li>
  )
}
