/** The form of each kind of block. */
import { type ReactNode, Suspense } from 'react'
import { useTexts } from '../../../../../core/web/texts.ts'
import { Radio } from '../../../../../core/web/ui/Checkbox.tsx'
import { Segmented } from '../../../../../core/web/ui/Segmented.tsx'
import { SelectField } from '../../../../../core/web/ui/SelectField.tsx'
import { CENARIOS } from '../../../trilha/shapes.ts'
import { ICONES, type Icone, LIMITES, MAX_ITENS, VISUAIS } from '../../rules-limites.ts'
import type { Bloco, BlocoDe } from '../../shapes-blocos.ts'
import { Cenario } from '../blocos/Cenario.tsx'
import { BotoesField, Campo, ImagemField, TituloField } from './campos.tsx'
import { camposTexts } from './campos-texts.ts'
import { useCampos } from './contexto.ts'
import { ItensField } from './ItensField.tsx'
import { TrilhasField } from './TrilhasField.tsx'

interface FormProps<T extends Bloco['tipo']> {
  bloco: BlocoDe<T>
  set: (part: Partial<BlocoDe<T>>) => void
}

function TextoField({ texto, onChange }: { texto: string; onChange: (texto: string) => void }) {
  const t = useTexts(camposTexts)
  return (
    <Campo
      caminho="texto"
      label={t.texto}
      value={texto}
      max={LIMITES.texto}
      rows={3}
      optional
      help={t.paragrafos}
      onChange={onChange}
    />
  )
}

function Abertura({ bloco, set }: FormProps<'abertura'>) {
  const t = useTexts(camposTexts)
  const { chave } = useCampos()
  return (
    <>
      <Campo
        caminho="sobretitulo"
        label={t.sobretitulo}
        value={bloco.sobretitulo}
        max={LIMITES.sobretitulo}
        optional
        onChange={(sobretitulo) => set({ sobretitulo })}
      />
      <TituloField titulo={bloco.titulo} onChange={set} />
      <TextoField texto={bloco.texto} onChange={(texto) => set({ texto })} />
      <div className="campo">
        <span className="rotulo">{t.visual}</span>
        <Segmented
          label={t.visual}
          value={bloco.visual}
          choices={VISUAIS.map((value) => ({ value, label: t[value] }))}
          onChange={(visual) => set({ visual })}
        />
      </div>
      {bloco.visual === 'cenario' && (
        <fieldset className="campo">
          <legend className="rotulo">{t.cenario}</legend>
          <div className="ve-cenarios pilha c-8 v-4">
            {CENARIOS.map((cenario) => (
              <Radio
                key={cenario}
                name={`${chave}-cenario`}
                label={
                  <>
                    <span className="poco bloco toda mb-1 rel corta v169">
                      <Suspense>
                        <Cenario cenario={cenario} eixo={0} w={640} h={360} topo />
                      </Suspense>
                    </span>
                    {t[cenario]}
                  </>
                }
                checked={bloco.cenario === cenario}
                onChange={() => set({ cenario })}
              />
            ))}
          </div>
        </fieldset>
      )}
      {bloco.visual === 'imagem' && (
        <ImagemField imagem={bloco.imagem} onChange={(imagem) => set({ imagem })} />
      )}
      <BotoesField botoes={bloco.botoes} onChange={(botoes) => set({ botoes })} />
    </>
  )
}

function Texto({ bloco, set }: FormProps<'texto'>) {
  const t = useTexts(camposTexts)
  return (
    <>
      <TituloField titulo={bloco.titulo} optional onChange={set} />
      <Campo
        caminho="texto"
        label={t.texto}
        value={bloco.texto}
        max={LIMITES.corrido}
        rows={8}
        help={t.paragrafos}
        onChange={(texto) => set({ texto })}
      />
    </>
  )
}

interface ItemProps {
  at: number
  titulo: string
  texto: string
  words: { titulo: string; texto: string }
  max?: number
  optional?: boolean
  set: (part: { titulo?: string; texto?: string }) => void
}

function Item({ at, titulo, texto, words, max = LIMITES.texto, optional = false, set }: ItemProps) {
  return (
    <>
      <Campo
        caminho={`itens.${at}.titulo`}
        label={words.titulo}
        value={titulo}
        max={LIMITES.titulo}
        onChange={(value) => set({ titulo: value })}
      />
      <Campo
        caminho={`itens.${at}.texto`}
        label={words.texto}
        value={texto}
        max={max}
        rows={3}
        optional={optional}
        onChange={(value) => set({ texto: value })}
      />
    </>
  )
}

const VAZIO = { titulo: '', texto: '' }

function Cartoes({ bloco, set }: FormProps<'cartoes'>) {
  const t = useTexts(camposTexts)
  const { campo } = useCampos()
  return (
    <>
      <TituloField titulo={bloco.titulo} onChange={set} />
      <ItensField
        itens={bloco.itens}
        onChange={(itens) => set({ itens })}
        max={MAX_ITENS}
        nameOf={t.cartao}
        addLabel={t.maisCartao}
        novo={{ icone: 'ideia' as Icone, ...VAZIO }}
        error={campo('itens').error}
      >
        {(item, at, setItem) => (
          <>
            <SelectField
              label={t.icone}
              value={item.icone}
              options={ICONES.map((value) => ({ value, label: t[value] }))}
              onChange={({ target }) => setItem({ icone: target.value as Icone })}
            />
            <Item at={at} {...item} words={t} optional set={setItem} />
          </>
        )}
      </ItensField>
    </>
  )
}

function Passos({ bloco, set }: FormProps<'passos'>) {
  const t = useTexts(camposTexts)
  const { campo } = useCampos()
  return (
    <>
      <TituloField titulo={bloco.titulo} onChange={set} />
      <ItensField
        itens={bloco.itens}
        onChange={(itens) => set({ itens })}
        max={MAX_ITENS}
        nameOf={t.passo}
        addLabel={t.maisPasso}
        novo={VAZIO}
        error={campo('itens').error}
      >
        {(item, at, setItem) => <Item at={at} {...item} words={t} optional set={setItem} />}
      </ItensField>
    </>
  )
}

function Perguntas({ bloco, set }: FormProps<'perguntas'>) {
  const t = useTexts(camposTexts)
  const { campo } = useCampos()
  const words = { titulo: t.umaPergunta, texto: t.resposta }
  return (
    <>
      <TituloField titulo={bloco.titulo} onChange={set} />
      <ItensField
        itens={bloco.itens}
        onChange={(itens) => set({ itens })}
        max={MAX_ITENS}
        nameOf={t.pergunta}
        addLabel={t.maisPergunta}
        novo={VAZIO}
        error={campo('itens').error}
      >
        {(item, at, setItem) => <Item at={at} {...item} words={words} max={LIMITES.resposta} set={setItem} />}
      </ItensField>
    </>
  )
}

function Imagem({ bloco, set }: FormProps<'imagem'>) {
  const t = useTexts(camposTexts)
  return (
    <>
      <ImagemField imagem={bloco.imagem} onChange={(imagem) => set({ imagem })} />
      <Campo
        caminho="legenda"
        label={t.legenda}
        value={bloco.legenda}
        max={LIMITES.legenda}
        optional
        onChange={(legenda) => set({ legenda })}
      />
    </>
  )
}

function Trilhas({ bloco, set }: FormProps<'trilhas'>) {
  return (
    <>
      <TituloField titulo={bloco.titulo} onChange={set} />
      <TextoField texto={bloco.texto} onChange={(texto) => set({ texto })} />
      <TrilhasField value={bloco.trilhas} onChange={(trilhas) => set({ trilhas })} />
    </>
  )
}

function Chamada({ bloco, set }: FormProps<'chamada'>) {
  return (
    <>
      <TituloField titulo={bloco.titulo} onChange={set} />
      <TextoField texto={bloco.texto} onChange={(texto) => set({ texto })} />
      <BotoesField botoes={bloco.botoes} onChange={(botoes) => set({ botoes })} />
    </>
  )
}

const KINDS: { readonly [T in Bloco['tipo']]: (props: FormProps<T>) => ReactNode } = {
  abertura: Abertura,
  texto: Texto,
  cartoes: Cartoes,
  passos: Passos,
  imagem: Imagem,
  trilhas: Trilhas,
  perguntas: Perguntas,
  chamada: Chamada,
}

interface Props {
  bloco: Bloco
  onChange: (bloco: Bloco) => void
}

export function BlocoForm({ bloco, onChange }: Props) {
  const Kind = KINDS[bloco.tipo] as (props: FormProps<Bloco['tipo']>) => ReactNode
  // A field that becomes undefined, as a picture that is taken out, is absent.
  return <Kind bloco={bloco} set={(part) => onChange({ ...bloco, ...part } as Bloco)} />
}
