/** `/logado/certificados`: one's own certificates, each with its file and its public page. */
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'

import { useCall } from '../../../../core/web/data.ts'
import { useDates } from '../../../../core/web/dates.ts'
import { href } from '../../../../core/web/routes.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button, ButtonLink } from '../../../../core/web/ui/Button.tsx'
import { EmptyState, ErrorState } from '../../../../core/web/ui/EmptyState.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { PageHeader } from '../../../../core/web/ui/PageHeader.tsx'
import { ListSkeleton } from '../../../../core/web/ui/Skeleton.tsx'
import { Status } from '../../../../core/web/ui/Tag.tsx'
import { showCodigo } from '../../../escola/cartao/rules.ts'
import { certificadoApi } from '../contract.ts'
import type { Certificado } from '../shapes.ts'
import { certificadoTexts } from '../texts.ts'
import { BaixarCertificado } from './baixar.tsx'
import './certificado.css'
import { certificadoWebTexts } from './texts.ts'

function One({ certificado }: { certificado: Certificado }) {
  const dates = useDates()
  const t = useTexts(certificadoWebTexts)
  const shared = useTexts(certificadoTexts)
  const { trilha, codigo, emissor, emitido_em, situacao, motivo, url } = certificado
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify.success(t.copiado),
      () => notify.error(t.naoCopiou),
    )
  return (
    <li className="cartao coluna v-5">
      <h2 className="t-3">{trilha}</h2>
      <div>
        <Status state={situacao === 'valido' ? 'right' : 'wrong'}>
          {situacao === 'valido' ? shared.valido : shared.situacaoRevogado}
        </Status>
      </div>
      {motivo && <p className="fraca">{`${shared.motivoTitulo}: ${motivo}`}</p>}
      <p className="fraca t-s">
        {`${dates.date(emitido_em)} · ${emissor}`}
        <br />
        {`${shared.codigo} ${showCodigo(codigo)}`}
      </p>
      <div className="linha quebra acoes-c mt-a">
        {situacao === 'valido' && <BaixarCertificado certificado={certificado} />}
        <Button
          look="link"
          size="small"
          icon={IconCopy}
          aria-label={t.copiarDe(trilha)}
          onClick={() => void copy()}
        >
          {t.copiar}
        </Button>
        <ButtonLink look="link" size="small" to={href('/certificado/:certificado', { certificado: codigo })}>
          {t.conferirPagina}
        </ButtonLink>
      </div>
    </li>
  )
}

export function Screen() {
  const t = useTexts(certificadoWebTexts)
  const { data, error, refetch } = useCall(certificadoApi.mine)
  return (
    <>
      <PageHeader title={t.meus} description={t.meusDescricao} />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={3} rowHeight={9} />
      ) : data.certificados.length === 0 ? (
        <EmptyState
          title={t.nenhum}
          action={
            <ButtonLink look="filled" to="/logado/trilhas">
              {t.verTrilhas}
            </ButtonLink>
          }
        >
          {t.nenhumTexto}
        </EmptyState>
      ) : (
        <ul className="certificado-lista pilha c-20 v-5">
          {data.certificados.map((certificado) => (
            <One key={certificado.id} certificado={certificado} />
          ))}
        </ul>
      )}
    </>
  )
}
