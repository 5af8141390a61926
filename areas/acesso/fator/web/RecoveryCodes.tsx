/** The recovery codes, shown once: to print or to save, and then to be done with. */
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { saveText } from '../../../../core/web/device/save-file.ts'
import { useTenant } from '../../../../core/web/tenant/context.ts'
import { useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { useFrame } from '../../../../core/web/ui/frame.ts'
import { entradaTexts } from '../texts-entrada.ts'
import './fator.css'
import '../../../../core/web/ui/parts.css'

interface Props {
  codigos: readonly string[]
  onDone: () => void
}

export function RecoveryCodes({ codigos, onDone }: Props) {
  const t = useTexts(entradaTexts)
  const tenant = useTenant()
  const { person } = useFrame()
  const whose = [tenant ? tenant.nome : 'Turmalina', person?.nome].filter(Boolean).join(' · ')
  const save = () =>
    saveText(
      `${t.arquivo}.txt`,
      'text/plain',
      [t.codigosLista, whose, '', ...codigos, '', t.codigosTexto, ''].join('\r\n'),
    )
  return (
    <div className="pilha">
      <p>{t.codigosTexto}</p>
      <div className="folha-impressa pilha">
        <p className="t-s">{`${t.codigosLista} · ${whose}`}</p>
        <ul className="mono caixa t-2 pilha f-8 v-5 j-3 p-5" aria-label={t.codigosLista}>
          {codigos.map((codigo) => (
            <li key={codigo}>{codigo}</li>
          ))}
        </ul>
      </div>
      <div className="linha quebra">
        <Button icon={IconPrinter} onClick={() => globalThis.print()}>
          {t.imprimir}
        </Button>
        <Button icon={IconDownload} onClick={save}>
          {t.baixar}
        </Button>
        <Button look="filled" onClick={onDone}>
          {t.guardei}
        </Button>
      </div>
    </div>
  )
}
