/** In whose version a curriculum is seen: the base, or that of one of the clients that use it. */
import { useTexts } from '../../../core/web/texts.ts'
import { Callout } from '../../../core/web/ui/Callout.tsx'
import { FilterBar } from '../../../core/web/ui/FilterBar.tsx'
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

export function VersaoBar({ visto }: { visto: Visto }) {
  const t = useTexts(clienteTexts)
  const tc = useTexts(curriculoWebTexts)
  const { curriculo, cliente, editar } = visto
  const { versao_cliente: versao, permissoes } = curriculo
  const clientes = versions(visto)
  const base = permissoes.editar || versao === null || cliente !== undefined
  return (
    <>
      {clientes.length > 0 && (
        <FilterBar
          pills={[
            {
              name: 'cliente',
              label: t.verComo,
              all: base ? t.aBase : versao.nome,
              options: clientes.map(({ id, nome }) => ({ value: String(id), label: nome })),
            },
          ]}
        />
      )}
      {!editar ? (
        <Callout>{tc.soLeitura}</Callout>
      ) : (
        versao && !curriculo.cliente && <Callout title={t.vendo(versao.nome)}>{t.vendoTexto}</Callout>
      )}
    </>
  )
}
