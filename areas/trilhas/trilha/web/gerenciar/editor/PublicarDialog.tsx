/** Before publishing: what was touched, what is wrong and where. */
import IconWarning from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconBlock from '@tabler/icons-react/dist/esm/icons/IconTriangleInvertedFilled.mjs'
import { useEffect, useState } from 'react'
import { errorSentence } from '../../../../../../core/web/client/failure.ts'
import { useSend } from '../../../../../../core/web/data.ts'
import { useLanguage, useTexts } from '../../../../../../core/web/texts.ts'
import { Button } from '../../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../../core/web/ui/Callout.tsx'
import { notify } from '../../../../../../core/web/ui/notify.ts'
import { Status } from '../../../../../../core/web/ui/Tag.tsx'
import { trilhaGerenciarApi } from '../../../contract-gerenciar.ts'
import { useOutline } from './actions.ts'
import { conferir, type Problema } from './conferir.ts'
import { useEditor } from './context.ts'
import { desenhoDe } from './draft.ts'
import { linhasDe } from './outline.ts'
import { problemaTexts, publicarTexts } from './publicar-texts.ts'

/** Lines of one list; more are counted by those shown first. */
const SHOWN = 12

function useRows() {
  const { estado, nomes } = useEditor()
  const { nameOf } = useOutline()
  return linhasDe(estado.desenho).map((linha) => ({
    chave: linha.chave,
    id: linha.tipo === 'eixo' ? linha.eixo.id : linha.habilidade.id,
    tipo: linha.tipo,
    nome: `${(linha.tipo === 'eixo' ? nomes.eixo : nomes.habilidade)[0]} ${linha.numero}: ${nameOf(linha)}`,
  }))
}

function Mudancas() {
  const t = useTexts(publicarTexts)
  const { estado, trilha } = useEditor()
  const rows = useRows()
  if (trilha.versao === 0) return <p>{t.primeira}</p>
  const { eixos = [], habilidades = [] } = estado.edicao ?? {}
  const touched = rows.filter(
    ({ id, tipo }) => id !== null && (tipo === 'eixo' ? eixos : habilidades).includes(id),
  )
  if (touched.length === 0) return <p>{t.soDados}</p>
  return (
    <ul>
      {touched.slice(0, SHOWN).map(({ chave, nome }) => (
        <li key={chave}>{nome}</li>
      ))}
      {touched.length > SHOWN && <li>+{touched.length - SHOWN}</li>}
    </ul>
  )
}

function Problemas({ problemas, onGo }: { problemas: readonly Problema[]; onGo: (p: Problema) => void }) {
  const t = useTexts(publicarTexts)
  const words = useTexts(problemaTexts)
  const rows = useRows()
  if (problemas.length === 0) return <Status state="right">{t.tudoCerto}</Status>
  const first = [...problemas].sort((a, b) => Number(b.bloqueia) - Number(a.bloqueia))
  return (
    <ul className="te-problemas pilha v-1 mt-1">
      {first.slice(0, SHOWN).map((problema) => {
        const { codigo, lugar, bloqueia } = problema
        const Icon = bloqueia ? IconBlock : IconWarning
        const where = rows.find(({ chave }) => chave === lugar)?.nome
        return (
          <li key={`${codigo}-${lugar}`}>
            <button
              type="button"
              className={bloqueia ? 'st erro' : 'st aviso'}
              onClick={() => onGo(problema)}
            >
              <Icon aria-hidden="true" />
              {where ? `${where}: ${words[codigo]}` : words[codigo]}
            </button>
          </li>
        )
      })}
      {first.length > SHOWN && <li>+{first.length - SHOWN}</li>}
    </ul>
  )
}

export function PublicarDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(publicarTexts)
  const language = useLanguage()
  const { estado, store, trilha, open, changeTrilha } = useEditor()
  const [saved, setSaved] = useState(false)
  const publish = useSend(trilhaGerenciarApi.publish, { reread: 'later' })
  useEffect(() => {
    void store.flush(true).then(() => setSaved(true))
  }, [store])
  const problemas = conferir(estado.desenho)
  const blocked = problemas.some(({ bloqueia }) => bloqueia)
  const go = async () => {
    await store.flush(true)
    const { falta } = store.read()
    if (falta) return
    try {
      const { trilha: fresh } = await publish.mutateAsync({ body: { trilha_id: trilha.id } })
      store.adopt(desenhoDe(fresh), null)
      changeTrilha(fresh)
      notify.success(t.publicada)
      onClose()
      // Publishing ends the editing; whoever stays goes on.
      await store.begin()
    } catch {
      // What was refused stands above the buttons.
    }
  }
  return (
    <div className="pilha">
      <p>{t.publicarTexto}</p>
      <section aria-label={t.oQueMuda}>
        <h3>{t.oQueMuda}</h3>
        <Mudancas />
      </section>
      <section aria-label={t.antes}>
        <h3>{t.antes}</h3>
        <Problemas
          problemas={problemas}
          onGo={({ lugar }) => {
            onClose()
            open(lugar ?? 'dados', true)
          }}
        />
      </section>
      {publish.error && <Callout tone="erro">{errorSentence(publish.error, language)}</Callout>}
      {saved && estado.falta && (
        <Callout tone="erro">{estado.erro ? errorSentence(estado.erro, language) : t.naoSalvou}</Callout>
      )}
      <footer className="linha quebra">
        <span className="fraca t-s" role="status">
          {!saved && t.salvando}
        </span>
        <span className="vao" />
        <Button onClick={onClose}>{t.cancelar}</Button>
        <Button
          look="filled"
          busy={!saved || publish.isPending}
          disabled={blocked || estado.trava !== 'minha'}
          onClick={() => void go()}
        >
          {t.agora}
        </Button>
      </footer>
    </div>
  )
}
