/** The top of the editor: where one is, whether it is saved, undo, preview, and what comes next. */

import IconUndo from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconRedo from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { Link, useNavigate } from 'react-router'
import { href } from '../../../../../core/web/routes.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { BrandLink } from '../../../../../core/web/ui/BrandLink.tsx'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { useFrame } from '../../../../../core/web/ui/frame.ts'
import { IconButton } from '../../../../../core/web/ui/IconButton.tsx'
import { SaveStatus } from '../../../../../core/web/ui/SaveStatus.tsx'
import { useTitleFocus } from '../../../../../core/web/ui/title-focus.ts'
import { EstadoTag } from '../EstadoTag.tsx'
import { useEditor } from './context.ts'
import { NextStep } from './NextStep.tsx'
import { isAllSaved } from './sync.ts'
import { editorTexts } from './texts.ts'

function Saved() {
  const t = useTexts(editorTexts)
  const { estado, store } = useEditor()
  const numero = estado.telas.findIndex(({ chave }) => chave === estado.enviando) + 1
  if (estado.fase === 'falhou')
    return (
      <span className="linha quebra v-1">
        <SaveStatus state="failed">
          <span>{t.naoSalvou}</span>
        </SaveStatus>
        <Button size="small" look="link" onClick={() => void store.flush()}>
          {t.tentarAgora}
        </Button>
      </span>
    )
  if (estado.fase === 'salvando')
    return (
      <SaveStatus state="saving">
        {numero > 0 ? <span className="ed-palavra">{t.salvandoTela(numero)}</span> : undefined}
      </SaveStatus>
    )
  if (isAllSaved(estado, estado.servidor)) return <SaveStatus state="saved" />
  return (
    <SaveStatus state="pending">
      <span className="ed-palavra">{t.porSalvar}</span>
    </SaveStatus>
  )
}

export function Header() {
  const t = useTexts(editorTexts)
  const { aula, estado, store, open, aberta } = useEditor()
  const { tenant } = useFrame()
  const heading = useTitleFocus()
  const { titulo } = estado.fatos
  const navigate = useNavigate()
  /** The preview reads what is saved: all is, first. */
  const look = async () => {
    await store.flush()
    void navigate(href('/logado/gerenciar/aula/:id/previa', { id: aula.id }))
  }
  return (
    <header className="ed-topo sobre-folha fio-b linha quebra v-4 j-1 h-35 pb-2 pi-4">
      <title>{`${titulo} · ${tenant.nome}`}</title>
      <BrandLink to="/logado" />
      <Link className="icone-bt" to={href('/logado/gerenciar/aula')} aria-label={t.voltar} title={t.voltar}>
        <IconBack aria-hidden="true" />
      </Link>
      <div className="linha quebra v-4 j-1 cresce-12">
        <h1 ref={heading} tabIndex={-1} className="cortar t-2 w-24" title={titulo}>
          {titulo}
        </h1>
        <EstadoTag aula={aula} />
        <Saved />
      </div>
      <span className="vao" />
      <div className="ed-acoes linha quebra v-3 cel-inteira cel-v-1">
        <IconButton icon={IconUndo} label={t.desfazer} disabled={!estado.canUndo} onClick={store.undo} />
        <IconButton icon={IconRedo} label={t.refazer} disabled={!estado.canRedo} onClick={store.redo} />
        <Button look="plain" aria-pressed={aberta === null} onClick={() => open(null)}>
          {t.dadosDaAula}
        </Button>
        <Button icon={IconEye} onClick={() => void look()}>
          <span className="cel-so-leitor">{t.verComoAluno}</span>
        </Button>
        <NextStep />
      </div>
    </header>
  )
}
