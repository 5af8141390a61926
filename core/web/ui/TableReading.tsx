/** Which sheets of a file were read and on which rows their headings stand: said in a line, and changed in a window. */
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import { type ReactNode, useState } from 'react'
import type { Entendimento, Leitura, Lida } from '../../contract/leitura.ts'
import { defineTexts, plural } from '../../texts/texts.ts'
import { useTexts } from '../texts.ts'
import { Button } from './Button.tsx'
import { Callout } from './Callout.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Dialog } from './Dialog.tsx'
import { SelectField } from './SelectField.tsx'

const texts = defineTexts({
  titulosNa: {
    pt: (n: number) => `títulos das colunas na linha ${n}`,
    en: (n: number) => `headings on line ${n}`,
  },
  folha: { pt: (nome: string) => `folha “${nome}”`, en: (nome: string) => `sheet “${nome}”` },
  lida: { pt: 'Lido:', en: 'Read:' },
  deFolhas: {
    pt: (n: number) => `o arquivo tem ${plural(n, '1 folha', '# folhas')}`,
    en: (n: number) => `the file has ${plural(n, '1 sheet', '# sheets')}`,
  },
  provavel: {
    pt: 'Há tabelas em mais de uma folha: veja se todas devem entrar.',
    en: 'There are tables on more than one sheet: see whether all of them should go in.',
  },
  incerta: {
    pt: 'Não achamos todos os títulos esperados. Veja se a folha e a linha dos títulos estão certas.',
    en: 'Not all headings that we look for were found. See whether the sheet and the line of the headings are right.',
  },
  mudar: { pt: 'Mudar folha ou linha dos títulos', en: 'Change the sheet or the line of headings' },
  titulo: { pt: 'Onde está a tabela', en: 'Where the table is' },
  ler: { pt: 'Ler assim', en: 'Read it so' },
  linhaDosTitulos: { pt: 'Linha dos títulos', en: 'Line of the headings' },
  linha: {
    pt: (n: number, texto: string) => `${n}: ${texto}`,
    en: (n: number, texto: string) => `${n}: ${texto}`,
  },
  linhas: {
    pt: (n: number) => plural(n, '1 linha', '# linhas'),
    en: (n: number) => plural(n, '1 line', '# lines'),
  },
  semNome: { pt: 'A tabela', en: 'The table' },
})

interface Props {
  lida: Lida
  canChange: boolean
  /** The window's body, for as long as it is open. */
  children: (close: () => void) => ReactNode
}

export function TableReading({ lida: { lidas, folhas, confianca }, canChange, children }: Props) {
  const t = useTexts(texts)
  const [open, setOpen] = useState(false)
  const plainly = folhas < 2 && lidas.every(({ titulo }) => titulo <= 1) && confianca === 'certa'
  const said = lidas.map(({ nome, titulo }) =>
    [...(nome ? [t.folha(nome)] : []), t.titulosNa(titulo)].join(', '),
  )
  return (
    <>
      <p className="linha quebra t-s fraca">
        {!plainly && lidas.length > 0 && (
          <span>
            {t.lida} {said.join('; ')}
            {folhas > 1 && ` (${t.deFolhas(folhas)})`}.
          </span>
        )}
        {canChange && (
          <Button size="small" icon={IconTable} onClick={() => setOpen(true)}>
            {t.mudar}
          </Button>
        )}
      </p>
      {confianca !== 'certa' && canChange && (
        <Callout tone="aviso">{confianca === 'provavel' ? t.provavel : t.incerta}</Callout>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={t.titulo}>
        {open && children(() => setOpen(false))}
      </Dialog>
    </>
  )
}

interface ChoiceProps {
  entendimento: Entendimento
  busy: boolean
  refused: string | undefined
  onRead: (leitura: Leitura[]) => void
}

/** The choice itself: every sheet with its first rows. */
export function TableChoice({ entendimento: { folhas, leitura }, busy, refused, onRead }: ChoiceProps) {
  const t = useTexts(texts)
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(
    () => new Map(leitura.map(({ folha, titulo }) => [folha, titulo])),
  )
  const set = (folha: number, titulo: number | undefined) => {
    const next = new Map(chosen)
    if (titulo === undefined) next.delete(folha)
    else next.set(folha, titulo)
    setChosen(next)
  }
  return (
    <>
      <div className="pilha">
        {folhas.map(({ nome, linhas, topo }, folha) => {
          const titulo = chosen.get(folha)
          const first = topo[0]?.numero
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: sheets keep their place
            <div key={folha} className="pilha">
              {folhas.length > 1 && (
                <Checkbox
                  label={`${nome || t.semNome} · ${t.linhas(linhas)}`}
                  checked={titulo !== undefined}
                  disabled={first === undefined}
                  onChange={({ target }) => set(folha, target.checked ? first : undefined)}
                />
              )}
              {titulo !== undefined && (
                <SelectField
                  label={folhas.length > 1 ? `${t.linhaDosTitulos}: ${nome}` : t.linhaDosTitulos}
                  value={String(titulo)}
                  onChange={({ target }) => set(folha, Number(target.value))}
                  options={topo.map(({ numero, texto }) => ({
                    value: String(numero),
                    label: t.linha(numero, texto),
                  }))}
                />
              )}
            </div>
          )
        })}
        {refused && <Callout tone="erro">{refused}</Callout>}
      </div>
      <footer>
        <Button
          look="filled"
          disabled={chosen.size === 0}
          busy={busy}
          onClick={() =>
            onRead(
              [...chosen].sort(([one], [other]) => one - other).map(([folha, titulo]) => ({ folha, titulo })),
            )
          }
        >
          {t.ler}
        </Button>
      </footer>
    </>
  )
}
