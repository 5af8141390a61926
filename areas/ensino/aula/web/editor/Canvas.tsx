/** The open screen on its sheet, as wide as a computer or a phone. */

import IconComputer from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy, Suspense, useState } from 'react'
import { loadAgainOnce } from '../../../../../core/web/device/chunk.ts'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Button } from '../../../../../core/web/ui/Button.tsx'
import { Callout } from '../../../../../core/web/ui/Callout.tsx'
import { cx } from '../../../../../core/web/ui/cx.ts'
import { EmptyState } from '../../../../../core/web/ui/EmptyState.tsx'
import { Segmented } from '../../../../../core/web/ui/Segmented.tsx'
import { TelaForm } from '../telas/forms.tsx'
import { tipoTexts } from '../tipo-texts.ts'
import { useEditor } from './context.ts'
import type { Tela } from './sync.ts'
import { TipoChooser } from './TipoChooser.tsx'
import { editorTexts } from './texts.ts'

const FatosForm = lazy(() =>
  loadAgainOnce(() => import('./FatosForm.tsx').then((module) => ({ default: module.FatosForm }))),
)

function Sheet({ tela, numero }: { tela: Tela; numero: number }) {
  const t = useTexts(editorTexts)
  const tipos = useTexts(tipoTexts)
  const { store, estado } = useEditor()
  return (
    // Fields start anew for another screen, and when its words come from another hand.
    <div key={`${tela.chave}-${estado.epoca}`} className="pilha ed-conteudo v-5">
      <label className="ed-titulo">
        <span className="so-leitor">{t.tituloDaTela}</span>
        <input
          className="fio-b t-2 forte toda pb-1 pi-z sem-fundo"
          type="text"
          value={tela.titulo}
          maxLength={120}
          placeholder={`${numero}. ${tipos[tela.tipo]}`}
          onChange={({ target }) => store.setTitulo(tela.chave, target.value)}
        />
      </label>
      <TelaForm
        tipo={tela.tipo}
        conteudo={tela.conteudo}
        onChange={(conteudo) => store.setConteudo(tela.chave, conteudo)}
      />
    </div>
  )
}

function Begin() {
  const t = useTexts(editorTexts)
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <EmptyState
        title={t.semTelas}
        action={
          <Button look="soft" icon={IconPlus} onClick={() => setChoosing(true)}>
            {t.novaTela}
          </Button>
        }
      >
        {t.semTelasTexto}
      </EmptyState>
      <TipoChooser open={choosing} onClose={() => setChoosing(false)} />
    </>
  )
}

export function Canvas() {
  const t = useTexts(editorTexts)
  const { estado, aberta, outraAba } = useEditor()
  const [width, setWidth] = useState<'computador' | 'telefone'>('computador')
  const at = estado.telas.findIndex(({ chave }) => chave === aberta)
  const tela = estado.telas[at]
  return (
    <main className="ed-centro ji-c v-5 encolhe p-4 sai ac-i larga-rola" id="conteudo" tabIndex={-1}>
      {outraAba && <Callout live>{t.outraAba}</Callout>}
      <Segmented
        className="ed-largura"
        label={t.larguraDaTela}
        value={width}
        choices={[
          {
            value: 'computador',
            label: (
              <>
                <IconComputer aria-hidden="true" /> {t.computador}
              </>
            ),
          },
          {
            value: 'telefone',
            label: (
              <>
                <IconPhone aria-hidden="true" /> {t.telefone}
              </>
            ),
          },
        ]}
        onChange={setWidth}
      />
      <div
        className={cx('ed-folha cartao encolhe toda w-44 p-5 larga-p-7', width === 'telefone' && 'estreita')}
      >
        {tela ? (
          <Sheet tela={tela} numero={at + 1} />
        ) : aberta === null ? (
          <Suspense>
            <FatosForm />
          </Suspense>
        ) : (
          <Begin />
        )}
      </div>
    </main>
  )
}
