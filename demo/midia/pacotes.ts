/** Packages of the demonstration: an exercise in SCORM that goes on where one left it, and cards in H5P. */

export interface ArquivoDoPacote {
  caminho: string
  mime: string
  texto: string
}

const HTML = 'text/html; charset=utf-8'
const JS = 'text/javascript; charset=utf-8'
const CSS = 'text/css; charset=utf-8'
const JSON_TYPE = 'application/json'

const ESTILO = `:root{font:1.125rem/1.5 system-ui,sans-serif;color:#17211e;background:#fff}
body{margin:0;padding:1.25rem;max-width:36rem}h1{font-size:1.35rem;margin:0 0 .25rem}
.opcoes{display:grid;gap:.6rem;margin:1rem 0}
button{font:inherit;min-height:3rem;padding:.5rem 1rem;border:2px solid #0d6b5c;border-radius:.75rem;background:#fff;color:#0d4f45;text-align:left;cursor:pointer}
button:focus-visible{outline:3px solid #b8860b;outline-offset:2px}
.certa{background:#d9f2e6}.errada{background:#fbe3e6;border-color:#b52b47;color:#7d1730}
progress{width:100%;height:.75rem;accent-color:#0d6b5c}`

const PERGUNTAS = [
  [
    'O ponteiro pequeno está no 3 e o grande no 12. Que horas são?',
    'Três horas',
    'Meio-dia e quinze',
    'Três e meia',
  ],
  ['O ponteiro grande está no 6. Quantos minutos são?', '30 minutos', '6 minutos', '60 minutos'],
  ['Faltam 15 minutos para as 9. O relógio digital mostra…', '8:45', '9:15', '8:15'],
  ['De 10h20 a 11h05 passam…', '45 minutos', '85 minutos', '25 minutos'],
]

/** Speaks SCORM 1.2: the place is kept in lesson_location, the answers in suspend_data. */
const PROGRAMA = `const PERGUNTAS = ${JSON.stringify(PERGUNTAS)}
let janela = window
while (!janela.API && janela.parent !== janela) janela = janela.parent
const api = janela.API
api.LMSInitialize('')
const guardado = api.LMSGetValue('cmi.suspend_data')
const acertos = guardado ? JSON.parse(guardado) : []
let lugar = Number(api.LMSGetValue('cmi.core.lesson_location')) || 0
const mostrar = (id, texto) => { document.getElementById(id).textContent = texto }
function guardar() {
  const certas = acertos.filter(Boolean).length
  api.LMSSetValue('cmi.core.lesson_location', String(lugar))
  api.LMSSetValue('cmi.suspend_data', JSON.stringify(acertos))
  api.LMSSetValue('cmi.core.score.raw', String(Math.round(100 * certas / PERGUNTAS.length)))
  api.LMSSetValue('cmi.core.lesson_status', lugar < PERGUNTAS.length ? 'incomplete' : 'completed')
  api.LMSCommit('')
}
function desenhar() {
  const opcoes = document.getElementById('opcoes')
  opcoes.replaceChildren()
  document.querySelector('progress').value = lugar
  mostrar('aviso', '')
  if (lugar >= PERGUNTAS.length) {
    mostrar('passo', 'Fim do exercício')
    mostrar('pergunta', 'Você acertou ' + acertos.filter(Boolean).length + ' de ' + PERGUNTAS.length + '.')
    return
  }
  const [pergunta, certa, ...erradas] = PERGUNTAS[lugar]
  mostrar('passo', 'Pergunta ' + (lugar + 1) + ' de ' + PERGUNTAS.length)
  mostrar('pergunta', pergunta)
  const todas = [certa, ...erradas]
  for (let i = 0; i < todas.length; i++) {
    const texto = todas[(i + lugar) % todas.length]
    const botao = document.createElement('button')
    botao.textContent = texto
    botao.onclick = () => {
      acertos[lugar] = texto === certa
      lugar++
      guardar()
      for (const outro of opcoes.children) outro.disabled = true
      botao.className = texto === certa ? 'certa' : 'errada'
      mostrar('aviso', texto === certa ? 'Isso mesmo!' : 'A resposta é: ' + certa + '.')
      const adiante = document.createElement('button')
      adiante.textContent = lugar < PERGUNTAS.length ? 'Próxima pergunta' : 'Ver o resultado'
      adiante.onclick = desenhar
      opcoes.append(adiante)
      adiante.focus()
    }
    opcoes.append(botao)
  }
}
desenhar()
`

const PAGINA = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ler as horas</title><link rel="stylesheet" href="estilo.css"></head><body>
<p id="passo"></p><progress max="${PERGUNTAS.length}" value="0" aria-label="Andamento"></progress>
<h1 id="pergunta" aria-live="polite"></h1><div id="opcoes" class="opcoes"></div><p id="aviso" role="status"></p>
<script src="programa.js"></script></body></html>`

const MANIFESTO = `<?xml version="1.0" encoding="UTF-8"?><manifest identifier="horas" version="1" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
<metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
<organizations default="o"><organization identifier="o"><title>Ler as horas</title><item identifier="i" identifierref="r"><title>Exercício</title></item></organization></organizations>
<resources><resource identifier="r" type="webcontent" adlcp:scormtype="sco" href="horas/index.html"><file href="horas/index.html"/><file href="horas/programa.js"/><file href="horas/estilo.css"/></resource></resources></manifest>`

export const SCORM_HORAS: readonly ArquivoDoPacote[] = [
  { caminho: 'imsmanifest.xml', mime: 'text/xml', texto: MANIFESTO },
  { caminho: 'horas/index.html', mime: HTML, texto: PAGINA },
  { caminho: 'horas/programa.js', mime: JS, texto: PROGRAMA },
  { caminho: 'horas/estilo.css', mime: CSS, texto: ESTILO },
]

const CARTOES = [
  ['wake up', 'acordar'],
  ['have breakfast', 'tomar café da manhã'],
  ['go to school', 'ir à escola'],
  ['do homework', 'fazer a lição'],
]

/** A library of H5P: cards that are turned, known or not. */
const BIBLIOTECA = `var H5P = H5P || {}
H5P.TurmalinaCartoes = function (params, id, extras) {
  H5P.EventDispatcher.call(this)
  var antes = (extras && extras.previousState) || { lugar: 0, certas: 0 }
  var self = this, lugar = antes.lugar, certas = antes.certas
  this.getCurrentState = function () { return { lugar: lugar, certas: certas } }
  this.attach = function ($dentro) {
    var caixa = $dentro.addClass('tc').get(0)
    function botao(texto, faz) {
      var b = document.createElement('button')
      b.type = 'button'; b.textContent = texto; b.onclick = faz
      caixa.appendChild(b)
      return b
    }
    function linha(tag, texto) {
      var e = document.createElement(tag)
      e.textContent = texto
      caixa.appendChild(e)
    }
    function adiante(sabia) {
      if (sabia) certas++
      lugar++
      frente()
    }
    function frente() {
      caixa.replaceChildren()
      var cartao = params.cartoes[lugar]
      if (!cartao) {
        linha('h2', 'Você sabia ' + certas + ' de ' + params.cartoes.length + '.')
        var event = new H5P.XAPIEvent()
        event.setScoredResult(certas, params.cartoes.length, self, true, true)
        event.setVerb('completed')
        H5P.externalDispatcher.trigger(event)
        return
      }
      linha('p', 'Cartão ' + (lugar + 1) + ' de ' + params.cartoes.length)
      linha('h2', cartao[0])
      botao('Virar o cartão', function () {
        caixa.replaceChildren()
        linha('p', cartao[0])
        linha('h2', cartao[1])
        botao('Eu sabia', function () { adiante(true) }).focus()
        botao('Ainda não sabia', function () { adiante(false) })
      })
    }
    frente()
  }
}
H5P.TurmalinaCartoes.prototype = Object.create(H5P.EventDispatcher.prototype)
`

const json = (caminho: string, what: object): ArquivoDoPacote => ({
  caminho,
  mime: JSON_TYPE,
  texto: JSON.stringify(what),
})

const VERSAO = { machineName: 'H5P.TurmalinaCartoes', majorVersion: 1, minorVersion: 0 }

export const H5P_CARTOES: readonly ArquivoDoPacote[] = [
  json('h5p.json', {
    title: 'Rotina em inglês',
    language: 'pt',
    mainLibrary: VERSAO.machineName,
    embedTypes: ['div'],
    preloadedDependencies: [VERSAO],
  }),
  json('content/content.json', { cartoes: CARTOES }),
  json('H5P.TurmalinaCartoes-1.0/library.json', {
    ...VERSAO,
    title: 'Cartões',
    patchVersion: 0,
    runnable: 1,
    preloadedJs: [{ path: 'cartoes.js' }],
    preloadedCss: [{ path: 'cartoes.css' }],
  }),
  { caminho: 'H5P.TurmalinaCartoes-1.0/cartoes.js', mime: JS, texto: BIBLIOTECA },
  {
    caminho: 'H5P.TurmalinaCartoes-1.0/cartoes.css',
    mime: CSS,
    texto:
      '.tc{font:1.125rem/1.5 system-ui,sans-serif;padding:1.5rem;text-align:center}.tc h2{font-size:1.6rem;margin:1rem 0}.tc button{font:inherit;min-height:3rem;padding:.5rem 1.25rem;margin:.25rem;border:2px solid #0d6b5c;border-radius:.75rem;background:#fff;color:#0d4f45;cursor:pointer}',
  },
]
