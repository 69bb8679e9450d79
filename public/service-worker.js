// The same under another usual name.
importScripts('/sw.js')
