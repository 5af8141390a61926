/** The question that is being written: what is sent as one writes, what the device keeps of it, and what others changed. */
import { useMemo, useSyncExternalStore } from 'react'
import { same } from '../../../../../core/contract/same.ts'
import { ApiError } from '../../../../../core/web/client/failure.ts'
import { call, useReread, useTransport } from '../../../../../core/web/data.ts'
import { dropUnsent, keepUnsent, readUnsent } from '../../../../../core/web/device/unsent.ts'
import { sessionStore } from '../../../../../core/web/session/store.ts'
import type { Conteudo } from '../../../../ensino/aula/shapes-telas.ts'
import {
  createEditorStore,
  type Estado,
  isPassing,
  type Passo,
  type Servidor,
  useSending,
} from '../../../../ensino/aula/web/public-editor.ts'
import type { HabilidadeCitada } from '../../../../ensino/catalogo/contract.ts'
import { questaoApi } from '../../contract.ts'
import { type QuestaoInteira, TELA_DE } from '../../shapes.ts'

/** What is told of a question, beside its statement and key. */
export interface Fatos
  extends Pick<
    QuestaoInteira,
    | 'comando'
    | 'analises'
    | 'explicacao'
    | 'dificuldade'
    | 'bloom'
    | 'tags'
    | 'fonte'
    | 'autoria'
    | 'licenca'
    | 'idioma'
    | 'tri'
    | 'repassar'
  > {
  texto_base: number | null
  disciplina: number | null
  periodo: number | null
  rede_id: number | null
  habilidades: HabilidadeCitada[]
}

/** The one screen of a question, as the store of lessons names it. */
const TELA = 1

const fatosOf = (questao: QuestaoInteira): Fatos => ({
  comando: questao.comando,
  analises: questao.analises,
  explicacao: questao.explicacao,
  dificuldade: questao.dificuldade,
  bloom: questao.bloom,
  tags: questao.tags,
  fonte: questao.fonte,
  autoria: questao.autoria,
  licenca: questao.licenca,
  idioma: questao.idioma,
  tri: questao.tri,
  repassar: questao.repassar,
  texto_base: questao.texto_base?.id ?? null,
  disciplina: questao.disciplina?.id ?? null,
  periodo: questao.periodo?.id ?? null,
  rede_id: questao.rede?.id ?? null,
  habilidades: questao.habilidades,
})

const servidorOf = (questao: QuestaoInteira): Servidor<Fatos> => ({
  fatos: fatosOf(questao),
  revisao: questao.revisao,
  ordem: [TELA],
  telas: {
    [TELA]: {
      tipo: TELA_DE[questao.tipo],
      titulo: questao.titulo,
      conteudo: questao.conteudo as unknown as Conteudo,
      revisao: questao.revisao,
      por: '',
    },
  },
})

/** The fields that changed, as the call takes them. */
function changedFatos({ habilidades, ...fatos }: Fatos, before: Fatos) {
  const changed = Object.entries(fatos).filter(([name, value]) => !same(value, before[name as keyof Fatos]))
  return {
    ...(Object.fromEntries(changed) as Partial<typeof fatos>),
    ...(!same(habilidades, before.habilidades) && { habilidades: habilidades.map(({ id }) => id) }),
  }
}

function bodyOf(passo: Passo<Fatos>, held: Servidor<Fatos>) {
  if (passo.tipo === 'salvar')
    return {
      titulo: passo.tela.titulo,
      conteudo: passo.tela.conteudo as unknown as Record<string, unknown>,
    }
  return passo.tipo === 'fatos' ? changedFatos(passo.fatos, held.fatos) : {}
}

/** What of it this device kept and the server never had. */
interface Guardada {
  edicao: Pick<Estado<Fatos>, 'fatos' | 'telas'>
  servidor: Servidor<Fatos>
}

const edicaoOf = ({ fatos, telas }: Servidor<Fatos>): Guardada['edicao'] => ({
  fatos,
  telas: Object.values(telas).map(({ tipo, titulo, conteudo }) => ({
    ...{ chave: `s${TELA}`, id: TELA, tipo, titulo, conteudo },
  })),
})

/**
 * The store of an opened question. `onSaved` is told of every answer; `goesOn`: it goes on from what this device kept.
 */
export function useQuestaoStore(opened: QuestaoInteira, onSaved: (questao: QuestaoInteira) => void) {
  const transport = useTransport()
  const reread = useReread()
  const { id } = opened
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is no other question
  const made = useMemo(() => {
    const conta = sessionStore.get().sessao?.usuario ?? ''
    const lugar = `questao:${id}`
    const found = readUnsent<Guardada>(conta, lugar)
    const kept = found?.valor
    // What another tab keeps of it stays theirs.
    let em = found?.em ?? 0
    const held = kept?.servidor ?? servidorOf(opened)
    const store = createEditorStore<Fatos>({
      servidor: held,
      edicao: kept?.edicao ?? edicaoOf(held),
      keep: (edicao, servidor) => {
        if (edicao) {
          const { fatos, telas } = edicao
          em = Date.now()
          keepUnsent<Guardada>(conta, lugar, {
            valor: { edicao: { fatos, telas }, servidor },
            em,
          })
        } else dropUnsent(conta, lugar, em)
      },
      remoto: {
        send: async (passo, now) => {
          const body = { ...bodyOf(passo, now), revisao: now.revisao }
          const { questao } = await call(transport, questaoApi.edit, { params: { id }, body })
          onSaved(questao)
          // What others show of it is old; here it is as it was written.
          void reread(questaoApi.edit, 'later')
          const told = servidorOf(questao)
          // What was sent is what stands: the server's cleaning is not another hand.
          const tela = now.telas[TELA]
          const written = passo.tipo === 'salvar' ? passo.tela : tela
          return {
            ...told,
            fatos: passo.tipo === 'fatos' ? passo.fatos : now.fatos,
            telas:
              written && tela
                ? { [TELA]: { ...tela, ...pick(written), revisao: questao.revisao } }
                : told.telas,
          }
        },
        read: async () => servidorOf((await call(transport, questaoApi.find, { params: { id } })).questao),
        isConflict: (problem) => problem instanceof ApiError && problem.codigo === 'questao_conflito',
        isPassing,
      },
    })
    return { store, goesOn: kept !== undefined }
  }, [id, transport])
  const { store } = made
  useSending(store)
  const estado = useSyncExternalStore(store.subscribe, store.read)
  return { ...made, estado }
}

const pick = ({ titulo, conteudo }: { titulo: string; conteudo: Conteudo }) => ({ titulo, conteudo })
