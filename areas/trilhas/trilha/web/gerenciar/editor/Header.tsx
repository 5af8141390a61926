/** The top of the editor: which path, whether it is saved, what comes next. */
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs'
import IconReset from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs'
import { lazy, Suspense, useState } from 'react'
import { errorSentence } from '../../../../../../core/web/client/failure.ts'
import { loadAgainOnce } from '../../../../../../core/web/device/chunk.ts'
import { href } from '../../../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../../../core/web/texts.ts'
import { Button } from '../../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../../core/web/ui/Callout.tsx'
import { Dialog } from '../../../../../../core/web/ui/Dialog.tsx'
import { IconButton } from '../../../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../../../core/web/ui/Menu.tsx'
import { PageHeader } from '../../../../../../core/web/ui/PageHeader.tsx'
import { SaveStatus } from '../../../../../../core/web/ui/SaveStatus.tsx'
import { TableSkeleton } from '../../../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../../../core/web/ui/Tag.tsx'
import { UnsavedGuard } from '../../../../../../core/web/ui/unsaved.tsx'
import { useEditor } from './context.ts'
import { editorTexts } from './texts.ts'

const PublicarDialog = lazy(() =>
  loadAgainOnce(() => import('./PublicarDialog.tsx').then((module) => ({ default: module.PublicarDialog }))),
)
const Descartar = lazy(() =>
  loadAgainOnce(() => import('./Perguntas.tsx').then((module) => ({ default: module.Descartar }))),
)
const Resetar = lazy(() =>
  loadAgainOnce(() => import('./Perguntas.tsx').then((module) => ({ default: module.Resetar }))),
)

function Saved() {
  const t = useTexts(editorTexts)
  const { estado, writes } = useEditor()
  const { fase, falta, semNome } = estado
  if (!writes) return null
  if (fase === 'falhou')
    return (
      <SaveStatus state="failed">
        <span>{t.naoSalvou}</span>
      </SaveStatus>
    )
  if (fase === 'salvando') return <SaveStatus state="saving" />
  if (semNome > 0) return <SaveStatus state="pending">{t.faltaNome(semNome)}</SaveStatus>
  return falta ? <SaveStatus state="pending">{t.porSalvar}</SaveStatus> : <SaveStatus state="saved" />
}

/** Why the last change did not go, where a person can do something about it. */
function Falha() {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const { estado, store } = useEditor()
  if (estado.fase !== 'falhou') return null
  return (
    <Callout
      tone="erro"
      title={t.naoSalvou}
      actions={
        <Button size="small" onClick={() => void store.flush(false)}>
          {t.tentarAgora}
        </Button>
      }
    >
      {errorSentence(estado.erro, language)} {t.naoSalvouTexto}
    </Callout>
  )
}

type Janela = 'publicar' | 'descartar' | 'resetar' | null

function Janelas({ janela, onClose }: { janela: Janela; onClose: () => void }) {
  const t = useTexts(editorTexts)
  return (
    <>
      <Dialog open={janela === 'publicar'} onClose={onClose} title={t.publicar}>
        <Suspense fallback={<TableSkeleton />}>
          <PublicarDialog onClose={onClose} />
        </Suspense>
      </Dialog>
      <Suspense>
        {janela === 'descartar' && <Descartar onClose={onClose} />}
        {janela === 'resetar' && <Resetar onClose={onClose} />}
      </Suspense>
    </>
  )
}

export function Header() {
  const t = useTexts(editorTexts)
  const { trilha, estado, writes } = useEditor()
  const [janela, setJanela] = useState<Janela>(null)
  const { dados } = estado.desenho
  const { editar } = trilha.permissoes
  const nome = dados.nome.trim() || trilha.nome
  const changed = trilha.rascunho || estado.mudou || estado.falta
  return (
    <>
      <PageHeader
        title={nome}
        description={
          <span className="te-estado linha curta quebra v-3 j-1">
            {trilha.status === 2 && <Tag>{t.arquivada}</Tag>}
            {trilha.versao > 0 ? <Tag tone="ok">{t.publicada}</Tag> : <Tag>{t.naoPublicada}</Tag>}
            {trilha.versao > 0 && changed && <Tag tone="aviso">{t.mudancas}</Tag>}
            <Saved />
          </span>
        }
        crumbs={[{ label: t.trilhas, href: href('/logado/gerenciar/trilhas') }, { label: nome }]}
        actions={
          editar && (
            <>
              <Menu
                label={t.maisAcoes}
                align="end"
                trigger={(trigger) => <IconButton icon={IconDots} label={t.maisAcoes} {...trigger} />}
                actions={[
                  trilha.versao > 0 && {
                    label: t.verMapa,
                    icon: IconMap,
                    href: href('/logado/trilhas/:trilha', { trilha: trilha.id }),
                  },
                  trilha.versao > 0 &&
                    writes && {
                      label: t.descartar,
                      icon: IconArchive,
                      onSelect: () => setJanela('descartar'),
                    },
                  {
                    label: t.resetar,
                    icon: IconReset,
                    danger: true,
                    separated: true,
                    onSelect: () => setJanela('resetar'),
                  },
                ]}
              />
              <Button look="filled" disabled={!writes} onClick={() => setJanela('publicar')}>
                {t.publicar}
              </Button>
            </>
          )
        }
      />
      <Falha />
      <Janelas janela={janela} onClose={() => setJanela(null)} />
      <UnsavedGuard dirty={estado.fase === 'falhou' || (writes && estado.semNome > 0)} />
    </>
  )
}
