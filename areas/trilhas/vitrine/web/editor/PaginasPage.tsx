/** `/logado/administracao/:slug/paginas`: the public pages that may be composed. */
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'

import { useCall } from '../../../../../core/web/data.ts'
import { useDates } from '../../../../../core/web/dates.ts'
import { href } from '../../../../../core/web/routes.ts'
import { useTenant } from '../../../../../core/web/tenant/context.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { ButtonLink } from '../../../../../core/web/ui/Button.tsx'
import { ErrorState } from '../../../../../core/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../../core/web/ui/Skeleton.tsx'
import { Tag } from '../../../../../core/web/ui/Tag.tsx'
import { administered } from '../../../../escola/pessoa/web/public.tsx'
import { vitrineApi } from '../../contract.ts'
import { paginaTexts } from '../../texts-pagina.ts'
import './editor.css'
import { editorTexts } from './texts.ts'

function Page() {
  const dates = useDates()
  const t = useTexts(editorTexts)
  const nomes = useTexts(paginaTexts)
  const tenant = useTenant()
  const slug = tenant ? tenant.slug : ''
  const { data, error, refetch } = useCall(vitrineApi.list)
  return (
    <div className="pilha">
      <PageHeader title={t.paginas} description={t.paginasTexto} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={2} />}
      {data && (
        <ul className="caixa larga divide pilha v-z" aria-label={t.paginas}>
          {data.paginas.map(({ chave, propria, alterada_em }) => (
            <li className="linha quebra v-5 j-3 pb-4 pi-5" key={chave}>
              <span className="ve-palavras pilha ji-i v-z cresce-a">
                <b>{nomes[chave]}</b>
                <span className="fraca t-s">/{chave}</span>
              </span>
              <span className="ve-palavras pilha ji-i v-z cresce-a">
                <Tag tone={propria ? 'marca' : 'nada'}>{propria ? t.propria : t.modelo}</Tag>
                {propria && alterada_em && (
                  <span className="fraca t-s">{t.publicadaEm(dates.date(alterada_em))}</span>
                )}
              </span>
              <ButtonLink
                icon={IconPencil}
                aria-label={t.editarPagina(nomes[chave])}
                to={href('/logado/administracao/:slug/paginas/:pagina', { slug, pagina: chave })}
              >
                {t.editar}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export const Screen = administered(Page)
