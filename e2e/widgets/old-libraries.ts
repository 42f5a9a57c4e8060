// Libraries from before 2015 change objects of the language and the browser. These scripts change the same ones in the
// same way, in as few lines as possible, because tests have no network. Each names its place in the library.

/**
 * src/prototype/lang/array.js, enumerable.js and function.js; src/prototype/dom/dom.js and event.js. Array.from does not
 * know iterators, `entries` returns an array, and `Element` is its own function.
 */
const prototypeJs = `
    var toArray = function (list) {
      if (!list) return []
      if (typeof list.toArray === 'function') return list.toArray()
      var items = new Array(list.length || 0)
      for (var index = 0; index < items.length; index++) items[index] = list[index]
      return items
    }
    window.$A = Array.from = toArray
    window.$ = function (id) { return typeof id === 'string' ? document.getElementById(id) : id }
    var additions = {
      each: function (use) { for (var index = 0; index < this.length; index++) use(this[index], index); return this },
      toArray: function () { return this.concat() },
      entries: function () { return this.concat() },
      find: function (test) { for (var index = 0; index < this.length; index++) if (test(this[index], index)) return this[index] },
      include: function (item) { return this.indexOf(item) !== -1 },
      first: function () { return this[0] },
      last: function () { return this[this.length - 1] },
      clear: function () { this.length = 0; return this },
      without: function () { var left = toArray(arguments); return this.filter(function (item) { return left.indexOf(item) === -1 }) },
      inspect: function () { return '[' + this.join(', ') + ']' },
    }
    for (var name in additions) Array.prototype[name] = additions[name]
    Function.prototype.bind = function (context) {
      var method = this, given = Array.prototype.slice.call(arguments, 1)
      return function () { return method.apply(context, given.concat(Array.prototype.slice.call(arguments))) }
    }
    Function.prototype.delay = function (seconds) { return setTimeout(this, seconds * 1000) }
    String.prototype.startsWith = function (text) { return this.lastIndexOf(text, 0) === 0 }
    String.prototype.strip = function () { return this.replace(/^\\s+/, '').replace(/\\s+$/, '') }
    Date.prototype.toJSON = Date.prototype.toISOString
    var NativeElement = window.Element
    window.Element = function (name, attributes) {
      var element = document.createElement(name)
      for (var key in attributes) element.setAttribute(key, attributes[key])
      return element
    }
    window.Element.prototype = NativeElement.prototype
    var methods = {
      remove: function () { this.parentNode.removeChild(this); return this },
      update: function (html) { this.innerHTML = html || ''; return this },
      replace: function (html) { this.outerHTML = html; return this },
      insert: function (html) { this.insertAdjacentHTML('beforeend', html); return this },
      show: function () { this.style.display = ''; return this },
      hide: function () { this.style.display = 'none'; return this },
      next: function () { return this.nextElementSibling },
      up: function () { return this.parentNode },
      select: function (selector) { return toArray(this.querySelectorAll(selector)) },
      observe: function (name, handler) { this.addEventListener(name, handler, false); return this },
      fire: function (name) { this.dispatchEvent(new Event(name, { bubbles: true })); return this },
      getElementsByClassName: function (name) { return this.select('.' + name) },
    }
    for (var method in methods) HTMLElement.prototype[method] = methods[method]
    document.getElementsByClassName = function (name) { return toArray(document.querySelectorAll('.' + name)) }
    document.observe = document.addEventListener`

export const oldLibraries = {
  'Prototype.js 1.7': prototypeJs,
  /** src/array.js: arrays become strings in JSON. */
  'Prototype.js 1.6': `${prototypeJs}
    Array.prototype.toJSON = function () {
      return '[' + this.map(function (item) { return JSON.stringify(item) }).join(', ') + ']'
    }`,

  /** Source/Core/Core.js, Source/Types/Array.js and Source/Element/Element.js of 1.4. */
  'MooTools 1.4': `
    Array.from = function (item) {
      if (item == null) return []
      var isList = typeof item === 'object' && typeof item.length === 'number'
      return isList ? Array.prototype.slice.call(item) : [item]
    }
    Function.prototype.bind = function (context) {
      var self = this, given = arguments.length > 1 ? Array.prototype.slice.call(arguments, 1) : null, Part = function () {}
      var bound = function () {
        var target = context
        if (this instanceof bound) { Part.prototype = self.prototype; target = new Part() }
        var all = given ? given.concat(Array.prototype.slice.call(arguments)) : arguments
        return self.apply(target, all)
      }
      return bound
    }
    var additions = {
      flatten: function () { return [].concat.apply([], this) },
      contains: function (item) { return this.indexOf(item) !== -1 },
      append: function (items) { this.push.apply(this, items); return this },
      empty: function () { this.length = 0; return this },
      erase: function (item) { var at = this.indexOf(item); if (at !== -1) this.splice(at, 1); return this },
      clean: function () { return this.filter(function (item) { return item != null }) },
    }
    for (var name in additions) Array.prototype[name] = additions[name]
    String.prototype.contains = function (text, separator) { return (separator ? separator + this + separator : String(this)).indexOf(text) > -1 }
    String.prototype.test = function (pattern) { return new RegExp(pattern).test(this) }
    Object.each = function (object, use) { for (var key in object) use(object[key], key) }
    window.$ = document.id = function (id) { return typeof id === 'string' ? document.getElementById(id) : id }
    var NativeElement = window.Element
    window.Element = function (name, properties) {
      var element = document.createElement(name)
      for (var key in properties) element[key] = properties[key]
      return element
    }
    window.Element.prototype = NativeElement.prototype
    var methods = {
      get: function (key) { return this[key] },
      set: function (key, value) { this[key] = value; return this },
      grab: function (child) { this.appendChild(child); return this },
      inject: function (parent) { parent.appendChild(this); return this },
      dispose: function () { return this.parentNode ? this.parentNode.removeChild(this) : this },
      destroy: function () { this.dispose(); return null },
      empty: function () { while (this.firstChild) this.removeChild(this.firstChild); return this },
      addEvent: function (name, handler) { this.addEventListener(name, handler, false); return this },
    }
    for (var method in methods) NativeElement.prototype[method] = methods[method]`,

  /**
   * jQuery replaces nothing of the browser, but its pages handle every click on the document: src/event.js of 1.7 has
   * `live`, which stops an event when a handler returns false, and src/core.js of Migrate 1 restores `browser`.
   */
  'jQuery 1.7 with Migrate': `
    var jQuery = function (selector) {
      if (!(this instanceof jQuery)) return new jQuery(selector)
      this.elements = typeof selector === 'string' ? document.querySelectorAll(selector) : [selector]
    }
    jQuery.fn = jQuery.prototype
    jQuery.browser = { mozilla: false, webkit: true, msie: false }
    jQuery.fn.live = function (name, handler) {
      document.addEventListener(name, function (event) {
        if (handler.call(event.target, event) === false) { event.preventDefault(); event.stopPropagation() }
      }, false)
      return this
    }
    window.$ = window.jQuery = jQuery
    jQuery('a').live('click', function () { return !this.hash })
    jQuery('*').live('keydown', function (event) { if (event.keyCode === 13) event.stopPropagation() })`,

  /**
   * es5-shim.js of 4.6 and client/shim.js of core-js 2.6: what they replace in a current browser, which is less than in
   * one of their time. The names come from comparing before and after in Chromium.
   */
  'es5-shim 4 and core-js 2': `
    var keys = Object.keys
    Object.keys = function (object) { return keys(object instanceof String ? object.split('') : object) }
    var toPrecision = Number.prototype.toPrecision
    Number.prototype.toPrecision = function (digits) { return digits === undefined ? toPrecision.call(this) : toPrecision.call(this, digits) }
    var NativeDate = window.Date
    var ShimDate = function (year, month, day, hours, minutes, seconds, ms) {
      if (!(this instanceof ShimDate)) return NativeDate.apply(this, arguments)
      var date = arguments.length === 0 ? new NativeDate()
        : arguments.length === 1 ? new NativeDate(year instanceof NativeDate ? +year : year)
        : new NativeDate(year, month, day || 1, hours || 0, minutes || 0, seconds || 0, ms || 0)
      date.constructor = ShimDate
      return date
    }
    ShimDate.prototype = NativeDate.prototype
    ShimDate.now = NativeDate.now
    ShimDate.UTC = NativeDate.UTC
    ShimDate.parse = function (text) { return NativeDate.parse(text) }
    window.Date = ShimDate
    var toString = Function.prototype.toString
    Function.prototype.toString = function () { return toString.call(this) }
    window.parseInt = Number.parseInt = (function (native) { return function (text, base) { return native(String(text).trim(), base >>> 0 || 10) } })(parseInt)
    window.parseFloat = Number.parseFloat = (function (native) { return function (text) { return native(String(text).trim()) } })(parseFloat)
    ;['trim', 'trimLeft', 'trimStart', 'trimRight', 'trimEnd'].forEach(function (name) {
      var native = String.prototype[name]
      String.prototype[name] = function () { return native.call(this) }
    })
    Array.prototype.flatten = function () { return this.flat() }
    Symbol.useSetter = Symbol.useSimple = function () {}
    Promise['finally'] = function (promise, run) { return promise['finally'](run) }
    ;[Uint8Array, Int8Array, Uint16Array, Uint32Array, Float64Array].forEach(function (Typed) {
      ;['map', 'filter', 'find', 'slice', 'set', 'entries', 'keys', 'values'].forEach(function (name) {
        Typed[name] = function (list) { return Typed.prototype[name].apply(list, [].slice.call(arguments, 1)) }
      })
    })`,

  /**
   * lib/common/events.ts, promise.ts, timers.ts and lib/browser/define-property.ts of 0.8: one browser listener per event
   * of an element, with the options of the first; its own promises, observers and timers. So do 0.11 and 0.13, not 0.14.
   */
  'Zone.js 0.8': `
    var add = EventTarget.prototype.addEventListener, remove = EventTarget.prototype.removeEventListener
    var targets = new WeakMap()
    var isCapture = function (options) { return options === true || Boolean(options && options.capture) }
    var handlersOf = function (target, key) {
      if (!targets.has(target)) targets.set(target, {})
      var all = targets.get(target)
      return all[key] || (all[key] = { list: [] })
    }
    EventTarget.prototype.addEventListener = function (name, handler, options) {
      var target = this || window, handlers = handlersOf(target, name + isCapture(options))
      if (!handler || handlers.list.some(function (one) { return one.handler === handler })) return
      handlers.list.push({ handler: handler, once: Boolean(options && options.once) })
      if (handlers.list.length > 1) return
      handlers.native = function (event) {
        var self = this
        handlers.list.slice().forEach(function (one) {
          if (one.once) target.removeEventListener(name, one.handler, options)
          if (typeof one.handler === 'function') one.handler.call(self, event)
          else one.handler.handleEvent(event)
        })
      }
      add.call(target, name, handlers.native, options)
    }
    EventTarget.prototype.removeEventListener = function (name, handler, options) {
      var target = this || window, handlers = handlersOf(target, name + isCapture(options))
      handlers.list = handlers.list.filter(function (one) { return one.handler !== handler })
      if (!handlers.list.length && handlers.native) remove.call(target, name, handlers.native, options)
    }
    var Native = window.Promise, then = Native.prototype.then
    var ZoneAwarePromise = function (run) {
      if (!(this instanceof ZoneAwarePromise)) throw new Error('Must be an instanceof Promise.')
      this.inner = new Native(run)
    }
    ZoneAwarePromise.prototype.then = function (done, failed) {
      var inner = this.inner
      return new ZoneAwarePromise(function (resolve, reject) { then.call(then.call(inner, done, failed), resolve, reject) })
    }
    ZoneAwarePromise.prototype['catch'] = function (failed) { return this.then(null, failed) }
    ZoneAwarePromise.prototype['finally'] = function (run) {
      return this.then(function (value) { run(); return value }, function (error) { run(); throw error })
    }
    ZoneAwarePromise.resolve = function (value) { return new ZoneAwarePromise(function (resolve) { resolve(value) }) }
    ZoneAwarePromise.reject = function (error) { return new ZoneAwarePromise(function (_, reject) { reject(error) }) }
    ZoneAwarePromise.all = function (list) { return ZoneAwarePromise.resolve(Native.all(list)) }
    ZoneAwarePromise.race = function (list) { return ZoneAwarePromise.resolve(Native.race(list)) }
    Native.prototype.then = function (done, failed) {
      var self = this
      return new ZoneAwarePromise(function (resolve, reject) { then.call(self, resolve, reject) }).then(done, failed)
    }
    window.Promise = ZoneAwarePromise
    ;['setTimeout', 'requestAnimationFrame'].forEach(function (name) {
      var native = window[name]
      window[name] = function (run, time) { return native.call(window, function () { return run.apply(this, arguments) }, time) }
    })
    ;['MutationObserver', 'IntersectionObserver'].forEach(function (name) {
      var Observer = window[name]
      window[name] = function (run, options) {
        this.inner = new Observer(function () { return run.apply(this, arguments) }, options)
      }
      ;['observe', 'unobserve', 'disconnect', 'takeRecords'].forEach(function (method) {
        window[name].prototype[method] = function () { return this.inner[method].apply(this.inner, arguments) }
      })
    })
    var defineProperty = Object.defineProperty
    Object.defineProperty = function (object, key, description) {
      if (!Object.isFrozen(description)) description.configurable = true
      return defineProperty(object, key, description)
    }`,
} as const
