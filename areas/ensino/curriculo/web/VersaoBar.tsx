/** In whose version a curriculum is seen: the base, or that of one of the clients that use it. */
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useTexts } from '../../../../core/web/texts.ts'
import { Callout } from '../../../../core/web/ui/Callout.tsx'
import { useUrlFilters } from '../../../../core/web/ui/filters.ts'
import type { Visto } from './ComCurriculo.tsx'
import { clienteTexts } from './cliente-texts.ts'
import { curriculoWebTexts } from './texts.ts'

/** Nothing to choose: of one client from the start, or used by none besides the one seen. */
const versions = ({ curriculo }: Visto) =>
  curriculo.cliente
    ? []
    : curriculo.clientes_vinculados.filter(
        ({ id, status }) => status && (curriculo.permissoes.editar || id !== curriculo.versao_cliente?.id),
      )

/** The choice itself; the address keeps it. */
export function VersaoPill({ visto }: { visto: Visto }) {
  const t = useTexts(clienteTexts)
  const { get, set } = useUrlFilters()
  const { curriculo, cliente } = visto
  const { versao_cliente: versao, permissoes } = curriculo
  const clientes = versions(visto)
  if (clientes.length === 0) return null
  const base = permissoes.editar || versao === null || cliente !== undefined ? t.aBase : versao.nome
  return (
    <label className={cliente === undefined ? 'filtro' : 'filtro usado'}>
      <small>{t.verComo}</small>
      <b>{clientes.find(({ id }) => id === cliente)?.nome ?? base}</b>
      <IconChevronDown aria-hidden="true" />
      <select
        aria-label={t.verComo}
        value={get('cliente')}
        onChange={({ target }) => set('cliente', target.value)}
      >
        <option value="">{base}</option>
        {clientes.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Whose version it is, and what may be done in it. */
export function VersaoAviso({ visto: { curriculo, editar } }: { visto: Visto }) {
  const t = useTexts(clienteTexts)
  const tc = useTexts(curriculoWebTexts)
  const { versao_cliente: versao, cliente } = curriculo
  if (!editar) return <Callout>{tc.soLeitura}</Callout>
  if (versao === null || cliente !== null) return null
  return <Callout title={t.vendo(versao.nome)}>{t.vendoTexto}</Callout>
}

export function VersaoBar({ visto }: { visto: Visto }) {
  const any = versions(visto).length > 0
  return (
    <>
      {any && (
        <div className="cu-barra linha quebra v-4 j-1">
          <VersaoPill visto={visto} />
        </div>
      )}
      <VersaoAviso visto={visto} />
    </>
  )
}
