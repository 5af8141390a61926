/** Who is in the class, who asked to enter, who left: three views of one page, the last two for the staff. */
import IconBinaryTree from '@tabler/icons-react/dist/esm/icons/IconBinaryTree2.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import IconTransfer from '@tabler/icons-react/dist/esm/icons/IconTransfer.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { lazy, Suspense, useState } from 'react'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useCall, useReread, useSend } from '../../../../core/web/data.ts'
import { useLive } from '../../../../core/web/live.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { ConfirmDialog } from '../../../../core/web/ui/ConfirmDialog.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { Segmented } from '../../../../core/web/ui/Segmented.tsx'
import { ConvidarParaTurma } from '../../conta/web/public.tsx'
import type { TurmaHeader } from '../../turma/contract.ts'
import { TurmaFrame, usePageTitle, useTurmaId } from '../../turma/web/public.tsx'
import { matriculaApi } from '../contract.ts'
import { Leave } from './Leave.tsx'
import { Membros, useMembros } from './Membros.tsx'
import { integrantesTexts } from './texts.ts'
import './matricula.css'

const Pedidos = lazy(() => import('./Pedidos.tsx').then((m) => ({ default: m.Pedidos })))
const Saidas = lazy(() => import('./Saidas.tsx').then((m) => ({ default: m.Saidas })))
const AdicionarDialog = lazy(() =>
  import('./AdicionarDialog.tsx').then((m) => ({ default: m.AdicionarDialog })),
)

function Actions({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(integrantesTexts)
  const language = useLanguage()
  const [open, setOpen] = useState<'adicionar' | 'numerar' | null>(null)
  const close = () => setOpen(null)
  const renumber = useSend(matriculaApi.renumber, {
    onSuccess: ({ numerados }) => notify.success(t.numerados(numerados)),
  })
  const { id } = turma
  const rede = useCall(matriculaApi.findResumo, { params: { turma: id } }).data?.rede
  const { manage } = turma.permissoes
  return (
    <div className="linha quebra">
      {manage && (
        <>
          <Button look="filled" icon={IconUserPlus} onClick={() => setOpen('adicionar')}>
            {t.adicionar}
          </Button>
          <ConvidarParaTurma turma={id} />
        </>
      )}
      <Menu
        label={t.mais}
        align="end"
        actions={[
          manage && {
            label: t.cartoes,
            icon: IconId,
            href: href('/logado/turmas/turma/:id/integrantes/cartoes', { id }),
          },
          manage &&
            rede !== undefined &&
            rede !== null && {
              label: t.escolherNaRede,
              icon: IconBinaryTree,
              href: href('/logado/redes/rede/:rede/gestao/turma/:turma/alunos', { rede, turma: id }),
            },
          manage && { label: t.numerar, icon: IconListNumbers, onSelect: () => setOpen('numerar') },
          {
            label: t.relatorio,
            icon: IconTransfer,
            href: href('/logado/turmas/turma/:id/relatorios/transferencias', { id }),
          },
        ]}
        trigger={(trigger) => (
          <Button icon={IconDots} {...trigger}>
            {t.mais}
          </Button>
        )}
      />
      {open === 'adicionar' && (
        <Suspense>
          <AdicionarDialog turma={id} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        open={open === 'numerar'}
        onClose={close}
        title={t.numerarPergunta}
        confirmLabel={t.numerar}
        harmless
        onConfirm={async () => {
          await renumber
            .mutateAsync({ params: { turma: id } })
            .catch((error: unknown) => notify.error(errorSentence(error, language)))
          close()
        }}
      >
        {t.numerarTexto}
      </ConfirmDialog>
    </div>
  )
}

function Staffed({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(integrantesTexts)
  const { get, set } = useUrlFilters()
  const resumo = useCall(matriculaApi.findResumo, { params: { turma: turma.id } }).data
  const asked = get('ver')
  const ver = asked === 'sairam' || (asked === 'pedidos' && turma.permissoes.manage) ? asked : 'turma'
  return (
    <>
      <Segmented
        label={t.ver}
        value={ver}
        onChange={(value) => set('ver', value === 'turma' ? '' : value)}
        choices={[
          { value: 'turma', label: t.naTurma },
          ...(turma.permissoes.manage
            ? [{ value: 'pedidos' as const, label: t.pedidos(resumo?.pedidos ?? 0) }]
            : []),
          { value: 'sairam', label: t.sairam(resumo?.saidas ?? 0) },
        ]}
      />
      {ver === 'turma' ? (
        <Membros turma={turma} transfers={resumo?.pode_transferir ?? false} />
      ) : (
        <Suspense>{ver === 'pedidos' ? <Pedidos turma={turma} /> : <Saidas turma={turma} />}</Suspense>
      )}
    </>
  )
}

/** Out of the class, for who came in by themselves. */
function Way({ codigo }: { codigo: string }) {
  const porta = useCall(matriculaApi.findPorta, { body: { codigo } }).data?.porta
  return porta?.pode_sair ? <Leave codigo={codigo} /> : null
}

function Page({ turma }: { turma: TurmaHeader }) {
  const t = useTexts(integrantesTexts)
  const reread = useReread()
  usePageTitle(`${t.integrantes} · ${turma.nome}`)
  const staff = turma.permissoes.viewContacts
  useLive(`turma:${turma.id}`, (tipo) => {
    if (tipo === 'integrantes_mudaram' || tipo === 'recarregar') void reread(matriculaApi.add)
  })
  return (
    <div className="integrantes pilha v-5">
      <div className="linha quebra entre">
        <h2>{t.integrantes}</h2>
        {staff && <Actions turma={turma} />}
      </div>
      {staff ? <Staffed turma={turma} /> : <Membros turma={turma} transfers={false} />}
      {turma.papel === 'aluno' && <Way codigo={turma.codigo} />}
    </div>
  )
}

export function Screen() {
  // Asked for beside the class, not after it.
  useMembros(useTurmaId())
  return <TurmaFrame>{(turma) => <Page turma={turma} />}</TurmaFrame>
}
