/** A notice on the board: who, what, and who has acknowledged, or the button to do so. */
import IconAlert from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs'
import { Link } from 'react-router'
import { useTexts } from '../../../../core/web/texts.ts'
import { Avatar } from '../../../../core/web/ui/Avatar.tsx'
import { ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { ProgressBar } from '../../../../core/web/ui/Progress.tsx'
import { RelativeTime } from '../../../../core/web/ui/RelativeTime.tsx'
import { Tag } from '../../../../core/web/ui/Tag.tsx'
import { CienteButton } from '../../../conversa/forum/web/public.tsx'
import type { MuralAviso } from '../../../escola/turma/contract.ts'
import { turmaTexts } from '../../../escola/turma/texts.ts'
import { avisoPage } from './parts.tsx'
import { inicioTexts } from './texts.ts'

export function MuralPost({ aviso }: { aviso: MuralAviso }) {
  const t = useTexts(inicioTexts)
  const tt = useTexts(turmaTexts)
  const { autor, recibo } = aviso
  const cut = aviso.resumo.endsWith('…')
  return (
    <article className="cartao post-m pilha v-3">
      <header className="linha quebra v-4 j-3">
        <Avatar nome={autor.nome} />
        <span>
          <b>{autor.nome}</b>
          <span className="t-s fraca">
            <RelativeTime value={aviso.quando} />
            {aviso.editado && ` · ${t.editado}`}
          </span>
        </span>
        <span className="vao linha quebra v-2">
          {!aviso.visto && <Tag tone="aviso">{t.novo}</Tag>}
          {aviso.urgente && (
            <Tag tone="erro" icon={IconAlert}>
              {t.urgente}
            </Tag>
          )}
          {aviso.fixado && (
            <Tag tone="aviso" icon={IconPin}>
              {t.fixado}
            </Tag>
          )}
        </span>
      </header>
      <h2 className="t-3">
        <Link className="liso" to={avisoPage(aviso)}>
          {aviso.titulo}
        </Link>
      </h2>
      <p>{aviso.resumo}</p>
      {(recibo || aviso.pede_ciente || cut) && (
        <footer className="linha quebra v-4 j-3">
          {recibo ? (
            <ProgressBar value={recibo.cientes} max={recibo.total} label={tt.deramCiente(recibo)} withLabel />
          ) : (
            aviso.pede_ciente && <CienteButton aviso={aviso.id} ciente={aviso.ciente} />
          )}
          <span className="vao" />
          {(recibo || cut) && (
            <ButtonLink size="small" to={avisoPage(aviso)}>
              {recibo ? t.quemLeu : t.lerTudo}
            </ButtonLink>
          )}
        </footer>
      )}
    </article>
  )
}
