/** One lesson in the list of those who write: what it is, where it stands, what may be done with it. */
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconUnarchive from '@tabler/icons-react/dist/esm/icons/IconArchiveOff.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconInfo from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Link, useNavigate } from 'react-router'
import { errorSentence } from '../../../../core/web/client/failure.ts'
import { useSend } from '../../../../core/web/data.ts'
import { href } from '../../../../core/web/routes.ts'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { Menu } from '../../../../core/web/ui/Menu.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import '../../../../core/web/ui/rows.css'
import { aulaApi } from '../contract.ts'
import type { Aula } from '../shapes.ts'
import { EstadoTag } from './EstadoTag.tsx'
import { aulaWebTexts } from './texts.ts'

/** Archive, bin and back, each undone from its toast. */
export function useAulaLife() {
  const t = useTexts(aulaWebTexts)
  const language = useLanguage()
  const archive = useSend(aulaApi.archive)
  const remove = useSend(aulaApi.remove)
  const restore = useSend(aulaApi.restore)
  const tried = (work: Promise<unknown>, done: () => void) =>
    void work.then(done, (problem: unknown) => void notify.error(errorSentence(problem, language)))
  const putAway = (aula: Pick<Aula, 'id' | 'titulo'>, arquivada: boolean) =>
    tried(archive.mutateAsync({ params: { id: aula.id }, body: { arquivada } }), () =>
      notify.success(arquivada ? t.foiArquivada(aula.titulo) : t.foiDesarquivada(aula.titulo), {
        run: () => putAway(aula, !arquivada),
      }),
    )
  const bringBack = (aula: Pick<Aula, 'id' | 'titulo'>) =>
    tried(restore.mutateAsync({ params: { id: aula.id } }), () =>
      notify.success(t.foiRestaurada(aula.titulo)),
    )
  const bin = (aula: Pick<Aula, 'id' | 'titulo'>) =>
    tried(remove.mutateAsync({ params: { id: aula.id } }), () =>
      notify.success(t.foiRemovida(aula.titulo), { run: () => bringBack(aula) }),
    )
  return { putAway, bringBack, bin }
}

export function AulaRow({ aula, aba }: { aula: Aula; aba: 'ativas' | 'arquivadas' | 'lixeira' }) {
  const t = useTexts(aulaWebTexts)
  const navigate = useNavigate()
  const life = useAulaLife()
  const duplicate = useSend(aulaApi.duplicate)
  const { id, titulo, permissoes, disciplina, periodos, total_telas, versao, autor } = aula
  const info = href('/logado/gerenciar/aula/info/:aula', { aula: id })
  const editor = href('/logado/gerenciar/aula/:id', { id })
  const when = aba === 'lixeira' ? aula.removida_em : aula.alterada_em
  const facts = [
    disciplina?.nome,
    periodos.map(({ nome }) => nome).join(', '),
    total_telas === 0 ? t.semTelas : t.telas(total_telas),
    versao > 0 && t.versaoN(versao),
    t.de(autor.nome),
  ].filter(Boolean)
  const copy = async () => {
    const { aula: made } = await duplicate.mutateAsync({ params: { id } })
    notify.success(t.duplicada)
    void navigate(href('/logado/gerenciar/aula/:id', { id: made.id }))
  }
  return (
    <li className="cartao fileira">
      <div className="ji-i">
        <div className="fileira-nome">
          <h2>
            {aba === 'lixeira' ? (
              titulo
            ) : (
              <Link to={permissoes.editar && aba === 'ativas' ? editor : info}>{titulo}</Link>
            )}
          </h2>
          <EstadoTag aula={aula} />
        </div>
        <p className="fraca t-s">
          {facts.join(' · ')}
          {when && (
            <>
              {' '}
              · {aba === 'lixeira' ? t.removida : t.mudou} <RelativeTime value={when} />
            </>
          )}
        </p>
      </div>
      <div className="linha">
        {aba === 'ativas' && permissoes.editar && <ButtonLink to={editor}>{t.editar}</ButtonLink>}
        <Menu
          label={t.acoesDe(titulo)}
          align="end"
          trigger={(trigger) => <IconButton icon={IconDots} label={t.acoesDe(titulo)} {...trigger} />}
          actions={
            aba === 'lixeira'
              ? [
                  permissoes.gerenciar && {
                    label: t.restaurar,
                    icon: IconRestore,
                    onSelect: () => life.bringBack(aula),
                  },
                ]
              : [
                  { label: t.informacoes, icon: IconInfo, href: info },
                  permissoes.duplicar && {
                    label: t.duplicar,
                    icon: IconCopy,
                    onSelect: () => void copy(),
                  },
                  permissoes.gerenciar && {
                    label: aba === 'arquivadas' ? t.desarquivar : t.arquivar,
                    icon: aba === 'arquivadas' ? IconUnarchive : IconArchive,
                    onSelect: () => life.putAway(aula, aba !== 'arquivadas'),
                  },
                  permissoes.gerenciar && {
                    label: t.remover,
                    icon: IconTrash,
                    danger: true,
                    separated: true,
                    onSelect: () => life.bin(aula),
                  },
                ]
          }
        />
      </div>
    </li>
  )
}
