/** How an assessment is given: booklets, time, worth, what pupils see, standards. Of a draft. */
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { readNumber, writeNumber } from '../../../../core/contract/number.ts'
import type { Ref } from '../../../../core/contract/schema.ts'
import { useCall } from '../../../../core/web/data.ts'
import { type Errors, useForm } from '../../../../core/web/form.tsx'
import { useLanguage, useTexts } from '../../../../core/web/texts.ts'
import { Button } from '../../../../core/web/ui/Button.tsx'
import { Card } from '../../../../core/web/ui/Card.tsx'
import { Checkbox } from '../../../../core/web/ui/Checkbox.tsx'
import { FieldError } from '../../../../core/web/ui/Field.tsx'
import { FormSheet } from '../../../../core/web/ui/FormSheet.tsx'
import { IconButton } from '../../../../core/web/ui/IconButton.tsx'
import { notify } from '../../../../core/web/ui/notify.ts'
import { SelectField } from '../../../../core/web/ui/SelectField.tsx'
import { TextField } from '../../../../core/web/ui/TextField.tsx'
import { Rico } from '../../../ensino/aula/web/public-editor.ts'
import { questaoApi } from '../../questao/contract.ts'
import { avaliacaoApi } from '../contract.ts'
import {
  type AvaliacaoInteira,
  MAX_CADERNOS,
  MAX_PADROES,
  MODALIDADES,
  MODELOS,
  MOSTRAR,
  type Padrao,
} from '../shapes.ts'
import { avaliacaoWebTexts, opcoesTexts } from './texts.ts'

const EMBARALHA = ['embaralha_questoes', 'embaralha_alternativas', 'embaralha_blocos'] as const

const valoresOf = (avaliacao: AvaliacaoInteira) => ({
  titulo: avaliacao.titulo,
  rede_id: avaliacao.rede?.id ?? null,
  modelo: avaliacao.modelo,
  modalidade: avaliacao.modalidade,
  cadernos: String(avaliacao.cadernos),
  embaralha_questoes: avaliacao.embaralha_questoes,
  embaralha_alternativas: avaliacao.embaralha_alternativas,
  embaralha_blocos: avaliacao.embaralha_blocos,
  valor: writeNumber(avaliacao.valor),
  duracao: avaliacao.duracao === null ? '' : String(avaliacao.duracao),
  senha: avaliacao.senha,
  mostrar_resultado: avaliacao.mostrar_resultado,
  instrucoes: avaliacao.instrucoes,
  padroes: avaliacao.padroes,
  pesos: avaliacao.questoes.map(({ peso }) => writeNumber(peso)),
})
type Valores = ReturnType<typeof valoresOf>

function Padroes({
  value,
  error,
  onChange,
}: {
  value: readonly Padrao[]
  error: string | null
  onChange: (padroes: Padrao[]) => void
}) {
  const t = useTexts(avaliacaoWebTexts)
  const setAt = (at: number, part: Partial<Padrao>) =>
    onChange(value.map((one, i) => (i === at ? { ...one, ...part } : one)))
  return (
    <div className="campo">
      <p className="fraca t-s">{t.padroesAjuda}</p>
      <ol className="pilha v-2 sem-ponto">
        {value.map(({ nome, desde }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a standard is known by its place
          <li key={at} className="linha v-2 min-quebra">
            <span className="entrada cresce min-inteira">
              <input
                aria-label={t.padraoNome(at + 1)}
                maxLength={40}
                autoComplete="off"
                value={nome}
                onChange={({ target }) => setAt(at, { nome: target.value })}
              />
            </span>
            <span className="entrada lg-45">
              <input
                type="number"
                inputMode="numeric"
                className="ta-c num"
                min={0}
                max={100}
                aria-label={t.padraoDesde(at + 1)}
                value={desde}
                disabled={at === 0}
                onChange={({ target }) =>
                  setAt(at, { desde: Math.min(100, Math.max(0, Math.floor(Number(target.value)) || 0)) })
                }
              />
            </span>
            <IconButton
              icon={IconX}
              label={t.removerPadrao(at + 1)}
              disabled={at === 0}
              onClick={() => onChange(value.filter((_, i) => i !== at))}
            />
          </li>
        ))}
      </ol>
      {error && <FieldError>{error}</FieldError>}
      {value.length < MAX_PADROES && (
        <div>
          <Button
            icon={IconPlus}
            onClick={() =>
              onChange([...value, { nome: '', desde: Math.min(100, (value.at(-1)?.desde ?? 0) + 10) }])
            }
          >
            {t.adicionarPadrao}
          </Button>
        </div>
      )}
    </div>
  )
}

export function Formulario({ avaliacao: opened }: { avaliacao: AvaliacaoInteira }) {
  const t = useTexts(avaliacaoWebTexts)
  const opcoes = useTexts(opcoesTexts)
  const language = useLanguage()
  // What it was when these words were written, not what others have made of it since.
  const [avaliacao, setAvaliacao] = useState(opened)
  const redes: readonly Ref[] = useCall(questaoApi.destinos).data?.redes ?? []
  const isWorth = (written: string) => (readNumber(written, language) ?? 0) > 0
  const { valores, set, field, errorOf, sheet, begin } = useForm(avaliacaoApi.edit, {
    start: valoresOf(avaliacao),
    id: 'avaliacao',
    input: ({ cadernos, valor, duracao, pesos, ...written }: Valores) => ({
      params: { avaliacao_id: avaliacao.id },
      body: {
        ...written,
        padroes: [...written.padroes],
        cadernos: Number(cadernos),
        valor: readNumber(valor, language) ?? 0,
        duracao: duracao.trim() === '' ? null : Number(duracao),
        // Who changes no weight says nothing of the questions: not all of them need be theirs to see.
        ...(pesos.join() !== valoresOf(avaliacao).pesos.join() && {
          questoes: avaliacao.questoes.map(({ id, letra }, at) => ({
            ...{ id, letra },
            peso: readNumber(pesos[at] ?? '', language) ?? 0,
          })),
        }),
        revisao: avaliacao.revisao,
      },
    }),
    check: ({ valor, pesos }): Errors => ({
      ...(isWorth(valor) ? {} : { valor: t.valorErrado }),
      ...(pesos.every(isWorth) ? {} : { questoes: t.pesoErrado }),
    }),
    onDone: (answer) => {
      notify.success(t.salvou)
      setAvaliacao(answer.avaliacao)
      begin(valoresOf(answer.avaliacao))
    },
  })
  const setPeso = (at: number, peso: string) =>
    set({ pesos: valores.pesos.map((one, i) => (i === at ? peso : one)) })
  const pesoError = errorOf('questoes')
  const own = avaliacao.rede
  const listed = own && redes.every(({ id }) => id !== own.id) ? [...redes, own] : redes
  const select = <V extends string>(
    label: string,
    values: readonly (V & keyof typeof opcoes)[],
    value: V,
    onChange: (value: V) => void,
  ) => (
    <SelectField
      label={label}
      value={value}
      options={values.map((one) => ({ value: one, label: opcoes[one] }))}
      onChange={({ target }) => {
        const chosen = values.find((one) => one === target.value)
        if (chosen) onChange(chosen)
      }}
    />
  )
  return (
    <FormSheet {...sheet} submitLabel={t.salvar}>
      <Card title={t.aplicacao}>
        <div className="grade f-14 v-6 cima">
          <TextField label={t.nome} maxLength={120} autoComplete="off" {...field('titulo')} />
          <SelectField
            label={t.compartilhar}
            help={t.compartilharAjuda}
            placeholder={t.ninguem}
            value={valores.rede_id === null ? '' : String(valores.rede_id)}
            options={listed.map(({ id, nome }) => ({ value: String(id), label: nome }))}
            onChange={({ target }) => set({ rede_id: Number(target.value) || null })}
          />
          {select(t.modelo, MODELOS, valores.modelo, (modelo) => set({ modelo }))}
          {select(t.modalidade, MODALIDADES, valores.modalidade, (modalidade) => set({ modalidade }))}
          <TextField
            label={t.duracao}
            help={t.duracaoAjuda}
            type="number"
            inputMode="numeric"
            min={5}
            max={600}
            {...field('duracao')}
          />
          <TextField label={t.valor} inputMode="decimal" autoComplete="off" {...field('valor')} />
          <TextField
            label={t.senha}
            help={t.senhaAjuda}
            maxLength={40}
            autoComplete="off"
            {...field('senha')}
          />
          {select(t.mostrar, MOSTRAR, valores.mostrar_resultado, (mostrar_resultado) =>
            set({ mostrar_resultado }),
          )}
        </div>
      </Card>
      <Card title={t.osCadernos}>
        <div className="pilha v-4">
          <TextField
            label={t.quantosCadernos}
            help={t.cadernosAjuda}
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_CADERNOS}
            {...field('cadernos')}
          />
          <fieldset className="pilha v-2">
            <legend className="fraca t-s mb-2">{t.embaralhar}</legend>
            {EMBARALHA.filter((name) => name !== 'embaralha_blocos' || valores.modelo === 'doisBlocos').map(
              (name) => (
                <Checkbox
                  key={name}
                  label={t[name]}
                  checked={valores[name]}
                  onChange={({ target }) => set({ [name]: target.checked })}
                />
              ),
            )}
          </fieldset>
        </div>
      </Card>
      {avaliacao.questoes.length > 0 && avaliacao.fora === 0 && (
        <Card title={t.pesos}>
          <div className="campo">
            <p className="fraca t-s">{t.pesosAjuda}</p>
            <ol className="grade f-8 v-3 sem-ponto">
              {avaliacao.questoes.map(({ id }, at) => (
                <li key={id} className="linha v-2">
                  <b className="num ta-f lg-15" aria-hidden="true">
                    {at + 1}
                  </b>
                  <span className="entrada cresce">
                    <input
                      className="ta-c num"
                      inputMode="decimal"
                      autoComplete="off"
                      aria-label={t.pesoDe(at + 1)}
                      value={valores.pesos[at] ?? ''}
                      onChange={({ target }) => setPeso(at, target.value)}
                    />
                  </span>
                </li>
              ))}
            </ol>
            {pesoError && <FieldError>{pesoError}</FieldError>}
          </div>
        </Card>
      )}
      <Card>
        <Rico
          rich
          label={t.instrucoes}
          placeholder={t.instrucoesExemplo}
          html={valores.instrucoes}
          onChange={(instrucoes) => set({ instrucoes })}
        />
      </Card>
      <Card title={t.padroes}>
        <Padroes
          value={valores.padroes}
          error={errorOf('padroes')}
          onChange={(padroes) => set({ padroes })}
        />
      </Card>
    </FormSheet>
  )
}
